import TelltaleBadges
import TelltaleServers
import Testing

/// What later answers of a Matrix server say, and what they leave out.
@Suite struct MatrixImportTests {
  private enum Place: String, BadgeSection { case people, rooms, invitations }

  private static let sections = {
    var sections = ServerSections(all: Place.rooms)
    sections.direct = .people
    sections.invitation = .invitations
    return sections
  }()

  private func rules(_ rooms: String...) -> String {
    let rules = rooms.map {
      """
      {"actions":[],"conditions":[{"kind":"event_match","key":"room_id","pattern":"\($0)"}]}
      """
    }
    return """
      {"events":[{"type":"m.push_rules","content":{"global":{"override":[\
      \(rules.joined(separator: ","))]}}}]}
      """
  }

  private func room(_ name: String, _ count: Int) -> String {
    "\"\(name)\":{\"unread_notifications\":{\"notification_count\":\(count)}}"
  }

  /// What answers come to that one importer reads, each valid through one order more.
  private func manager(_ answers: String...) throws -> UnreadManager<RootSection> {
    var importer = ServerImporter(.matrix)
    var events: [BadgeEvent<RootSection>] = []
    for (index, answer) in answers.enumerated() {
      events += try importer.read(Array(answer.utf8), through: index + 1).events
    }
    return UnreadManager(after: events)
  }

  @Test func `a later answer supersedes an earlier one, and leaves other rooms as they are`()
    throws
  {
    let manager = try manager(
      "{\"rooms\":{\"join\":{\(room("!a", 5)),\(room("!b", 2))}}}",
      "{\"rooms\":{\"join\":{\(room("!a", 1))}}}")
    #expect(manager.unread("!a") == 1)
    #expect(manager.unread("!b") == 2)
  }

  @Test func `an answer of a smaller order changes nothing`() throws {
    var importer = ServerImporter(.matrix)
    let new = try importer.read(Array("{\"rooms\":{\"join\":{\(room("!a", 1))}}}".utf8), through: 2)
    let old = try importer.read(Array("{\"rooms\":{\"join\":{\(room("!a", 5))}}}".utf8), through: 1)
    #expect(UnreadManager(after: new.events + old.events).unread("!a") == 1)
  }

  @Test func `a thread that is missing is read`() throws {
    let threads = "\"unread_thread_notifications\":{\"$t\":{\"notification_count\":3}}"
    let counts = "\"unread_notifications\":{\"notification_count\":1}"
    let manager = try manager(
      "{\"rooms\":{\"join\":{\"!a\":{\(threads),\(counts)}}}}",
      "{\"rooms\":{\"join\":{\"!a\":{\(counts)}}}}")
    #expect(manager.unread("!a") == 1)
  }

  @Test func `an invitation counts one until the room is joined, with counts or without`() throws {
    let invited = "{\"rooms\":{\"invite\":{\"!a\":{},\"!b\":{},\"!c\":{}}}}"
    #expect(try manager(invited).text(.messages) == "3")
    let joined = "{\"rooms\":{\"join\":{\"!a\":{},\(room("!b", 0))},\"leave\":{\"!c\":{}}}}"
    let manager = try manager(invited, joined)
    #expect(manager.text(.messages) == nil)
    #expect(manager.sources.sorted() == ["!a", "!b"])
  }

  @Test func `a room that is left counts no more, known or not`() throws {
    let manager = try manager(
      "{\"rooms\":{\"join\":{\(room("!a", 5))}}}",
      "{\"rooms\":{\"leave\":{\"!a\":{},\"!never\":{}}}}")
    #expect(manager.sources == [])
    #expect(manager.text(.messages) == nil)
  }

  @Test func `rules mute before and behind the rooms, and in later answers`() throws {
    let rooms = "\"rooms\":{\"join\":{\(room("!a", 5)),\(room("!b", 2))}}"
    #expect(try manager("{\"account_data\":\(rules("!a")),\(rooms)}").text(.messages) == "2")
    #expect(try manager("{\(rooms),\"account_data\":\(rules("!a"))}").text(.messages) == "2")
    #expect(try manager("{\(rooms)}", "{\"account_data\":\(rules("!a"))}").text(.messages) == "2")
    #expect(
      try manager(
        "{\"account_data\":\(rules("!a")),\(rooms)}", "{\"account_data\":\(rules("!b"))}"
      ).text(.messages) == "5")
    #expect(
      try manager(
        "{\"account_data\":\(rules("!new"))}", "{\"rooms\":{\"join\":{\(room("!new", 1))}}}"
      ).text(.messages) == nil)
  }

  @Test func `a mark as unread is set and cleared, by either name`() throws {
    func answer(_ type: String, _ isOn: String) -> String {
      """
      {"rooms":{"join":{"!a":{"account_data":{"events":[{"type":"\(type)",\
      "content":{"unread":\(isOn)}}]}}}}}
      """
    }
    let marked = answer("m.marked_unread", "true")
    #expect(try manager(marked).status(of: "!a").value.isFlagged)
    #expect(try manager(answer("com.famedly.marked_unread", "true")).text(.messages) == "1")
    #expect(try manager(marked, answer("m.marked_unread", "false")).text(.messages) == nil)
    #expect(try manager(marked, answer("m.marked_unread", "null")).text(.messages) == "1")
    #expect(try manager(answer("m.other", "true")).text(.messages) == nil)
  }

  @Test func `rooms go to the sections of their kind`() throws {
    var importer = ServerImporter(.matrix, sections: Self.sections)
    let direct = "{\"events\":[{\"content\":{\"@ann:x\":[\"!a\"]},\"type\":\"m.direct\"}]}"
    let first = try importer.read(
      Array("{\"account_data\":\(direct),\"rooms\":{\"invite\":{\"!i\":{}}}}".utf8))
    let second = try importer.read(
      Array("{\"rooms\":{\"join\":{\(room("!a", 1)),\(room("!i", 1))}}}".utf8))
    #expect(first.events.contains(.source("!i", section: .invitations)))
    #expect(second.events.contains(.source("!a", section: .people)))
    #expect(second.events.contains(.source("!i", section: .rooms)))
  }

  @Test func `a complete answer clears the rooms it does not list`() throws {
    var importer = ServerImporter(.matrix, isComplete: true)
    let all = "{\"rooms\":{\"join\":{\(room("!a", 5)),\(room("!b", 2))}}}"
    let one = "{\"rooms\":{\"join\":{\(room("!a", 5))}}}"
    let before = try importer.read(Array(all.utf8)).events
    let after = try importer.read(Array(one.utf8), through: 2).events
    #expect(UnreadManager(after: before).text(.messages) == "7")
    #expect(UnreadManager(after: before + after).text(.messages) == "5")
  }

  @Test func `an error of the server is told in its words, and comes to nothing`() {
    let outcome = Outcome(
      .matrix, "{\"errcode\":\"M_UNKNOWN_TOKEN\",\"error\":\"Unrecognised\\ntoken\"}")
    #expect(outcome.error == .refused("M_UNKNOWN_TOKEN, Unrecognised\ntoken"))
    #expect(outcome.events == [])
    #expect(Outcome(.matrix, "{\"next_batch\":\"s1\"}") == Outcome())
  }

  @Test func `an answer of another server is no answer`() throws {
    for name in AnswerSamples.names {
      let format = try #require(AnswerSamples.format(name))
      let answer = try AnswerSamples.answer(name)
      for other in ServerFormat.allCases where other != format {
        guard case .foreign(other, _)? = Outcome(other, pieces: [answer]).error else {
          Issue.record("\(name) was read as an answer of \(other)")
          continue
        }
      }
    }
  }

  @Test func `account data beyond its limit is told and left out`() {
    let long = String(repeating: "a", count: 8 << 20)
    let content = "\"content\":{\"@ann:x\":[\"\(long)\"]}"
    let told = Outcome(
      .matrix, "{\"account_data\":{\"events\":[{\(content),\"type\":\"m.direct\"}]}}")
    #expect(told.warnings.map(\.problem) == [.tooLarge(bytes: 8 << 20)])
    let other = Outcome(
      .matrix, "{\"account_data\":{\"events\":[{\(content),\"type\":\"m.other\"}]}}")
    #expect(other == Outcome())
  }

  @Test func `sums stay at the largest number`() {
    let most = "{\"notification_count\":9007199254740991,\"highlight_count\":9007199254740991}"
    let outcome = Outcome(
      .matrix,
      """
      {"rooms":{"join":{"!a":{"unread_notifications":\(most),\
      "unread_thread_notifications":{"$a":\(most),"$b":\(most)}}}}}
      """)
    let largest = 9_007_199_254_740_991
    #expect(
      outcome.events.contains(
        .snapshot(
          through: 1, complete: false, sources: ["!a": .init(unread: largest, mentions: largest)]))
    )
  }
}
