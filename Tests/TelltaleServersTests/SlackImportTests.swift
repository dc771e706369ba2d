import TelltaleBadges
import TelltaleServers
import Testing

/// What Slack says about conversations in the several shapes of its answers.
@Suite struct SlackImportTests {
  private enum Place: String, BadgeSection { case people, groups, rooms }

  @Test func `conversations go to the sections of their kind`() throws {
    var sections = ServerSections(all: Place.rooms)
    sections.direct = .people
    sections.group = .groups
    var importer = ServerImporter(.slack, sections: sections)
    let answer = """
      {"channels":[{"id":"C"}],"groups":[{"id":"G"},{"id":"M","is_mpim":true}],\
      "mpims":[{"id":"N"}],"ims":[{"id":"D"}],\
      "conversations":[{"id":"I","is_im":true},{"kind":"mpim","id":"O"},{"kind":"im","id":"J"}]}
      """
    let found = try importer.read(Array(answer.utf8)).events.compactMap { event in
      if case .source(let name, let section) = event { "\(name) \(section)" } else { nil }
    }
    #expect(
      found == [
        "C rooms", "G rooms", "M groups", "N groups", "D people", "I people", "O groups",
        "J people",
      ])
  }

  @Test func `an answer about one conversation is read too`() {
    let outcome = Outcome(
      .slack, "{\"ok\":true,\"channel\":{\"id\":\"C1\",\"unread_count_display\":4}}")
    #expect(UnreadManager(after: outcome.events).unread("C1") == 4)
  }

  @Test func `preferences mute what stands before them`() {
    let answer = """
      {"channels":[{"id":"C1","unread_count":1},{"id":"C2","unread_count":2}],\
      "self":{"prefs":{"muted_channels":"C2"}}}
      """
    #expect(UnreadManager(after: Outcome(.slack, answer).events).text(.messages) == "1")
  }

  @Test func `a conversation that was left counts no more`() {
    let events =
      Outcome(.slack, "{\"channels\":[{\"id\":\"C1\",\"unread_count\":1}]}").events
      + Outcome(.slack, "{\"channels\":[{\"id\":\"C1\",\"is_member\":false}]}").events
    #expect(UnreadManager(after: events).sources == [])
  }

  @Test func `a conversation that is listed, and then left, states nothing`() {
    let answer =
      "{\"channels\":[{\"id\":\"C\",\"unread_count\":1},{\"id\":\"C\",\"is_member\":false}]}"
    let outcome = Outcome(.slack, isComplete: true, answer)
    #expect(outcome.events.contains(.snapshot(through: 1, complete: true, sources: [:])))
  }

  @Test func `a page of a list is not complete, whatever was asked for`() {
    let before = Outcome(
      .slack, isComplete: true, "{\"channels\":[{\"id\":\"C1\",\"unread_count\":1}]}")
    func events(_ cursor: String) -> Outcome {
      Outcome(
        .slack, isComplete: true,
        """
        {"channels":[{"id":"C2","unread_count":2}],\
        "response_metadata":{"next_cursor":"\(cursor)"}}
        """)
    }
    let page = events("x")
    #expect(page.warnings.map(\.problem) == [.furtherPages])
    #expect(UnreadManager(after: before.events + page.events).text(.messages) == "3")
    let last = events("")
    #expect(last.warnings == [])
    #expect(UnreadManager(after: before.events + last.events).text(.messages) == "2")
  }

  @Test func `an error of the server is told, and comes to nothing`() {
    let outcome = Outcome(.slack, "{\"ok\":false,\"error\":\"invalid_auth\"}")
    #expect(outcome == Outcome(error: .refused("invalid_auth")))
    #expect(Outcome(.slack, "{\"ok\":false}").error == .refused("no reason is given"))
  }
}
