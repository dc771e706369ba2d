import TelltaleBadges
import TelltaleServers
import Testing

/// Answers of real servers, with numbers that were counted by hand.
@Suite(.enabled(if: RecordedAnswers.areThere, "there are no answers beside the package"))
struct RecordedAnswerTests {
  private func report(
    _ format: ServerFormat, _ name: String
  ) throws -> ImportReport<RootSection> {
    var importer = ServerImporter(format)
    return try importer.read(try RecordedAnswers.answer(name))
  }

  @Test func `the Matrix specification counts eleven in a room, and an invitation`() throws {
    let report = try report(.matrix, "matrix-sync-spec")
    let manager = UnreadManager(after: report.events)
    #expect(report.warnings == [])
    #expect(manager.unread("!726s6s6q:example.com") == 5 + 6)
    #expect(manager.status(of: "!726s6s6q:example.com").value.mentions == 1 + 3)
    #expect(manager.unread("!696r7674:example.com") == 1)
    #expect(manager.text(.messages) == "12")
    #expect(manager.sources.count == 2)
  }

  @Test func `Zulip's own test counts 6, 2 and 3, and mentions two items of nowhere`() throws {
    let report = try report(.zulip, "zulip-register")
    let manager = UnreadManager(after: report.events)
    #expect(
      report.warnings.map(\.problem) == [.mentionOfNothing(item: 40), .mentionOfNothing(item: 41)])
    #expect(manager.unread("dm101") == 6)
    #expect(manager.unread("group4_6_30_101") == 2)
    #expect(manager.unread("stream1_test") == 3)
    manager.apply(.readItem(item: 40))
    manager.apply(.readItem(item: 35))
    #expect(manager.unread("stream1_test") == 2)
    manager.apply(.readItem(item: 34))
    #expect(manager.unread("group4_6_30_101") == 1)
    #expect(manager.text(.messages) == "9")
  }

  @Test func `Slack has 1,456 to display of 1,562, and nothing where one is no member`() throws {
    let report = try report(.slack, "slack-start")
    let manager = UnreadManager(after: report.events)
    #expect(report.warnings == [])
    #expect(manager.icon.value.count == 1_456)
    #expect(manager.sources.count == 6)
    #expect(manager.text(.messages) == "99+")
  }

  @Test func `the counters are 7 projects with news and 101 messages and notices`() throws {
    let report = try report(.coding, "coding-counters")
    let manager = UnreadManager(after: report.events)
    #expect(report.warnings == [])
    #expect(manager.text(.projects) == "7")
    #expect(manager.badge(for: .messages).value.count == 60 + 41)
    manager.policy.value = .coding
    #expect(manager.text(.projects) == "•")
    #expect(manager.text(.messages) == "99+")
    #expect(manager.icon.value.count == 101)
  }
}
