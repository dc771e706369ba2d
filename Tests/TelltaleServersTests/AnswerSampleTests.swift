import TelltaleBadges
import TelltaleFeeds
import TelltaleServers
import Testing

/// Answers of each server, with what they come to written beside them.
@Suite struct AnswerSampleTests {
  @Test func `there are answers of each server, with and without contradictions`() {
    for format in ServerFormat.allCases {
      let names = AnswerSamples.names.filter { AnswerSamples.format($0) == format }
      #expect(names.contains { AnswerSamples.warnings($0).isEmpty })
      #expect(names.contains { !AnswerSamples.warnings($0).isEmpty })
    }
  }

  @Test(arguments: AnswerSamples.names)
  func `an answer comes to the events and warnings beside it`(name: String) throws {
    var importer = ServerImporter(try #require(AnswerSamples.format(name)))
    let report = try importer.read(try AnswerSamples.answer(name))
    #expect(report.events.map(\.line) == (try AnswerSamples.events(name)))
    #expect(report.warnings.map(\.description) == AnswerSamples.warnings(name))
  }

  @Test(arguments: AnswerSamples.names)
  func `its events lead to the badges beside it`(name: String) {
    let report = checkFeed(.file(AnswerSamples.feed(name)), isStrict: true)
    #expect(report.failures.map(\.description) == [])
    #expect(report.errors.map(\.description) == [])
    #expect(report.passed > 0)
  }

  @Test(arguments: AnswerSamples.names)
  func `the function gives the same events`(name: String) throws {
    let format = try #require(AnswerSamples.format(name))
    let events = try badgeEvents(in: try AnswerSamples.answer(name), from: format)
    #expect(events.map(\.line) == (try AnswerSamples.events(name)))
  }

  @Test(arguments: AnswerSamples.names)
  func `read twice, an answer changes nothing more`(name: String) throws {
    let format = try #require(AnswerSamples.format(name))
    let events = try badgeEvents(in: try AnswerSamples.answer(name), from: format)
    let once = UnreadManager(after: events)
    let twice = UnreadManager(after: events + events)
    #expect(once.sources == twice.sources)
    for source in once.sources {
      #expect(once.status(of: source).value == twice.status(of: source).value)
    }
    for section in RootSection.allCases { #expect(once.text(section) == twice.text(section)) }
  }
}
