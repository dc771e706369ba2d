import TelltaleBadges
import TelltaleServers
import Testing

/// What a Zulip answer says by what it lists, and by what it leaves out.
@Suite struct ZulipImportTests {
  private func topic(_ name: String, _ items: String, stream: Int = 1) -> String {
    "{\"stream_id\":\(stream),\"topic\":\"\(name)\",\"unread_message_ids\":[\(items)]}"
  }

  private func answer(_ topics: String..., more: String = "", fields: String = "") -> String {
    "{\(fields)\"unread_msgs\":{\"streams\":[\(topics.joined(separator: ","))]\(more)}}"
  }

  @Test func `what a later answer does not list is read`() throws {
    var importer = ServerImporter(.zulip)
    let first = try importer.read(Array(answer(topic("a", "1,2"), topic("b", "3")).utf8)).events
    let second = try importer.read(Array(answer(topic("b", "3,4")).utf8)).events
    let manager = UnreadManager(after: first + second)
    #expect(manager.unread("stream1_a") == 0)
    #expect(manager.unread("stream1_b") == 2)
  }

  @Test func `it is valid through its newest item, unless more is said`() throws {
    let text = answer(topic("a", "5,9,7"))
    for (more, order, through) in [("", 1, 9), ("", 20, 20), ("\"max_message_id\":12,", 1, 12)] {
      var importer = ServerImporter(.zulip)
      let answer = Array(("{" + more + text.dropFirst()).utf8)
      let events = try importer.read(answer, through: order).events
      #expect(
        events.contains(
          .snapshot(
            through: through, complete: true,
            sources: ["stream1_a": .init(items: [5, 7, 9], mentions: [])])))
    }
  }

  @Test func `mutes may stand behind what they mute`() {
    let mutes = ",\"user_topics\":[{\"stream_id\":1,\"topic_name\":\"A\",\"visibility_policy\":1}]"
    let outcome = Outcome(.zulip, answer(topic("a", "1"), topic("b", "2")).dropLast() + mutes + "}")
    let manager = UnreadManager(after: outcome.events)
    #expect(manager.text(.messages) == "1")
    #expect(manager.unread("stream1_a") == 1)
    #expect(manager.status(of: "stream1_a").value.isMuted)
  }

  @Test(arguments: 0...6)
  func `a total is told where it cannot be right`(total: Int) {
    // Four items, of which two are muted; without the lists of mutes, up to four may be.
    let mutes = """
      "subscriptions":[{"stream_id":2,"name":"two","is_muted":true},{"stream_id":1,"name":"one"}],\
      "user_topics":[],
      """
    let topics = [topic("a", "1,2"), topic("b", "3,4", stream: 2)]
    let known = Outcome(
      .zulip, answer(topics[0], topics[1], more: ",\"count\":\(total)", fields: mutes))
    #expect(known.warnings.isEmpty == (total == 2))
    let unknown = Outcome(.zulip, answer(topics[0], topics[1], more: ",\"count\":\(total)"))
    #expect(unknown.warnings.isEmpty == (0...4).contains(total))
  }

  @Test func `direct conversations are always in the total`() {
    let direct = "\"pms\":[{\"other_user_id\":5,\"unread_message_ids\":[1,2]}]"
    #expect(Outcome(.zulip, "{\"unread_msgs\":{\(direct),\"count\":2}}").warnings == [])
    #expect(
      Outcome(.zulip, "{\"unread_msgs\":{\(direct),\"count\":1}}").warnings.map(\.problem)
        == [.totalDiffers(stated: 1, listed: 2...2)])
  }

  @Test func `if older items are missing, counts are least ones and nothing is cleared`() throws {
    var importer = ServerImporter(.zulip)
    let first = try importer.read(Array(answer(topic("a", "1,2"), topic("b", "3")).utf8)).events
    let second = try importer.read(
      Array(answer(topic("b", "3,4"), more: ",\"old_unreads_missing\":true").utf8))
    #expect(second.warnings.map(\.problem) == [.olderItemsMissing])
    let manager = UnreadManager(after: first + second.events)
    #expect(manager.unread("stream1_a") == 2)
    #expect(manager.unread("stream1_b") == 2)
    #expect(manager.text(.messages) == "4+")
  }

  @Test func `an error of the server is told`() {
    let outcome = Outcome(
      .zulip, "{\"result\":\"error\",\"msg\":\"Invalid API key\",\"unread_msgs\":{}}")
    #expect(outcome.error == .refused("error, Invalid API key"))
    #expect(outcome.events == [])
  }

  @Test func `more items than anybody has are refused`() {
    let items = String(repeating: "1,", count: 1_048_576) + "1"
    guard
      case .invalid("more than 1048576 items", _)? = Outcome(.zulip, answer(topic("a", items)))
        .error
    else {
      Issue.record("they were read")
      return
    }
  }
}
