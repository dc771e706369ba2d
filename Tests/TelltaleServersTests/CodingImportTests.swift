import TelltaleBadges
import TelltaleServers
import Testing

/// The three counters, and what that server says in their place.
@Suite struct CodingImportTests {
  @Test(arguments: ["1", "-1", "1e99", "1000"])
  func `a code is an error, and comes to nothing`(code: String) {
    let outcome = Outcome(
      .coding, "{\"data\":{\"messages\":5},\"code\":\(code),\"msg\":{\"user_not_login\":\"1\"}}")
    guard case .refused(let text)? = outcome.error else {
      Issue.record("it was read")
      return
    }
    #expect(text.hasSuffix(", {\"user_not_login\":\"1\"}"))
    #expect(outcome.events == [])
  }

  @Test func `a counter that is missing stays as it was`() throws {
    var importer = ServerImporter(.coding)
    let first = try importer.read(
      Array("{\"code\":0,\"data\":{\"messages\":5,\"notifications\":2}}".utf8))
    let second = try importer.read(Array("{\"data\":{\"messages\":1}}".utf8), through: 2)
    let manager = UnreadManager(after: first.events + second.events)
    #expect(manager.text(.messages) == "3")
    #expect(manager.text(.projects) == nil)
  }
}
