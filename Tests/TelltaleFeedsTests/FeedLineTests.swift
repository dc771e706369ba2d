import TelltaleBadges
import TelltaleFeeds
import Testing

@Suite struct FeedLineTests {
  private func line(_ text: String) throws -> FeedLine<RootSection> {
    try FeedLine(JSONNode(root: JSONValue(parsing: text)))
  }

  private func problem(_ text: String) -> String {
    do {
      return "no problem: \(try line(text))"
    } catch {
      return "\(error)"
    }
  }

  @Test func `an event is read with all its fields`() throws {
    let text = #"""
      {"type":"arrived","source":"A","item":3,"author":"bob","mention":"direct","thread":"t",
      "kind":"system","time":9}
      """#
    #expect(
      try line(text)
        == .event(
          .arrived(
            source: "A", item: 3, author: "bob", mention: .direct, thread: "t", kind: .system,
            time: 9)))
  }

  @Test func `a case is read, in its own order unless it says otherwise`() throws {
    #expect(
      try line(#"{"type":"case","id":"B1","title":"t"}"#)
        == .testCase(FeedCase(id: "B1", title: "t", isAnyOrder: false)))
    #expect(
      try line(#"{"type":"case","id":"B1","title":"t","anyOrder":true}"#)
        == .testCase(FeedCase(id: "B1", title: "t", isAnyOrder: true)))
  }

  @Test func `an expectation is read with all its fields`() throws {
    let text = """
      {"type":"expect","sources":{"A":{"unread":2,"mentions":1,"flagged":false},"B":{}},
      "sections":{"me":null,"tasks":"•"},"icon":7,
      "emissions":{"me":[null,"1"],"icon":[0,1]}}
      """
    var wanted = FeedExpectation<RootSection>()
    wanted.sources = [
      "A": SourceExpectation(unread: 2, mentions: 1, isFlagged: false), "B": SourceExpectation(),
    ]
    wanted.sections = [.me: nil, .tasks: "•"]
    wanted.icon = 7
    wanted.sectionEmissions = [.me: [nil, "1"]]
    wanted.iconEmissions = [0, 1]
    #expect(try line(text) == .expectation(wanted))
  }

  @Test func `an expectation of a section that does not exist is an error`() {
    #expect(
      problem(#"{"type":"expect","sections":{"inbox":"1"}}"#) == """
        "sections" must be named by sections: "projects", "tasks", "tweets", "messages", "me", \
        got "inbox"
        """)
    #expect(problem(#"{"type":"expect","emissions":{"x":[]}}"#).hasPrefix("\"emissions\" must be"))
  }

  @Test(arguments: [
    (#"{"type":"case","title":"t"}"#, #""id" must be a string, got nothing"#),
    (
      #"{"type":"case","id":"a","title":"t","anyOrder":1}"#,
      #""anyOrder" must be true or false, got 1"#
    ),
    (
      #"{"type":"expect","icon":-1}"#,
      #""icon" must be a whole number from 0 to 9007199254740991, got -1"#
    ),
    (#"{"type":"expect","icon":"5"}"#, #""icon" must be a whole number, got "5""#),
    (#"{"type":"expect","sections":{"me":5}}"#, #""sections.me" must be a string, got 5"#),
    (#"{"type":"expect","sections":[]}"#, #""sections" must be an object, got a list"#),
    (
      #"{"type":"expect","sources":{"A":{"unread":1.5}}}"#,
      #""sources.A.unread" must be a whole number, got 1.5"#
    ),
    (
      #"{"type":"expect","emissions":{"icon":[0,null]}}"#,
      #""emissions.icon.1" must be a whole number, got null"#
    ),
  ])
  func `a wrong field of a check is an error that names it`(text: String, message: String) {
    #expect(problem(text) == message)
  }
}
