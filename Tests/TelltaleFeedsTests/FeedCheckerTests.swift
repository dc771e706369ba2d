import TelltaleFeeds
import Testing

@Suite struct FeedCheckerTests {
  private static let source = #"{"type":"source","source":"A","section":"messages"}"#

  private func report(_ lines: String...) -> FeedReport {
    checkFeed(.text(lines.joined(separator: "\n"), name: "f"))
  }

  private func strictErrors(_ lines: String...) -> [String] {
    checkFeed(.text(lines.joined(separator: "\n"), name: "f"), isStrict: true)
      .errors.map(\.description)
  }

  private func arrived(_ item: Int) -> String {
    #"{"type":"arrived","source":"A","item":\#(item),"author":"bob"}"#
  }

  private func expect(_ parts: String) -> String { "{\"type\":\"expect\",\(parts)}" }

  private func begin(_ id: String, anyOrder: Bool = false) -> String {
    "{\"type\":\"case\",\"id\":\"\(id)\",\"title\":\"\",\"anyOrder\":\(anyOrder)}"
  }

  @Test func `an expectation in any order that cannot be judged takes the place of earlier ones`() {
    let lines = [
      #"{"type":"case","id":"a","title":"t","anyOrder":true}"#, Self.source,
      #"{"type":"expect","icon":0}"#, arrived(1), #"{"type":"expect","icon":1,"z":1}"#,
    ]
    let report = checkFeed(.text(lines.joined(separator: "\n"), name: "f"), isStrict: true)
    #expect(report.errors.count == 1)
    #expect(report.failures.map(\.description) == [])
  }

  @Test func `what holds passes and is counted`() {
    let report = report(
      Self.source, expect(#""icon":0"#), arrived(1),
      expect(#""sources":{"A":{"unread":1,"mentions":0,"flagged":false}},"icon":1"#),
      expect(#""sections":{"messages":"1","me":null}"#), expect(#""note":1,"icon":1"#))
    #expect(report.passed == 4)
    #expect(report.failed == 0)
  }

  @Test(arguments: [
    (#""sources":{"A":{"unread":2}}"#, "source A, unread: wanted 2, got 1"),
    (#""sources":{"A":{"mentions":1}}"#, "source A, mentions: wanted 1, got 0"),
    (#""sources":{"A":{"flagged":true}}"#, "source A, flagged: wanted true, got false"),
    (#""sources":{"B":{"unread":1}}"#, "source B, unread: wanted 1, got 0"),
    (#""sections":{"messages":"2"}"#, #"messages: wanted "2", got "1""#),
    (#""sections":{"messages":null}"#, #"messages: wanted null, got "1""#),
    (#""sections":{"me":"•"}"#, #"me: wanted "•", got null"#),
    (#""icon":3"#, "icon: wanted 3, got 1"),
    (#""emissions":{"messages":["1"]}"#, #"emissions of messages: wanted ["1"], got [null, "1"]"#),
    (#""emissions":{"icon":[0]}"#, "emissions of icon: wanted [0], got [0, 1]"),
    (
      #""icon":2,"sections":{"messages":"3"}"#,
      #"messages: wanted "3", got "1"; icon: wanted 2, got 1"#
    ),
  ])
  func `a wrong value anywhere fails and is named with case, file and line`(
    parts: String, difference: String
  ) {
    let report = report(begin("B1"), Self.source, arrived(1), expect(parts))
    #expect(report.passed == 0)
    #expect(report.failures.map(\.description) == ["B1, f:4: \(difference)"])
  }

  @Test func `a second case starts afresh and the first does not`() {
    let report = report(
      Self.source, arrived(1), begin("one"), expect(#""icon":1"#), begin("two"),
      expect(#""icon":0"#), Self.source, arrived(2), begin("three"),
      expect(#""icon":0,"emissions":{"icon":[0]}"#))
    #expect(report.passed == 3)
    #expect(report.failed == 0)
  }

  @Test func `emissions are all that was shown since the feed began, neighbors merged`() {
    let report = report(
      Self.source, arrived(1), "{\"type\":\"begin\"}", arrived(2), arrived(3),
      "{\"type\":\"commit\"}",
      arrived(3), "{\"type\":\"readAll\",\"through\":3}",
      expect(#""emissions":{"messages":[null,"1","3",null],"icon":[0,1,3,0],"me":[null]}"#))
    #expect(report.passed == 1)
  }

  @Test func `a line that cannot be read ends the feed and is one failure`() {
    let report = report(expect(#""icon":0"#), "{", expect(#""icon":1"#))
    #expect(report.passed == 1)
    #expect(report.failed == 1)
    #expect(report.errors.map(\.description).first?.hasPrefix("f:2: not valid JSON") == true)
  }

  @Test func `warnings are told`() {
    var warnings: [FeedWarning] = []
    _ = checkFeed(.text(arrived(1), name: "f")) { warnings.append($0) }
    #expect(warnings.map(\.place) == [FeedPlace(file: "f", line: 1)])
  }

  // MARK: - Any order

  @Test func `a case in any order counts as one and judges its last expectation`() {
    let report = report(
      begin("any", anyOrder: true), expect(#""icon":9"#), arrived(1), Self.source, arrived(2),
      #"{"type":"read","source":"A","through":1}"#, expect(#""icon":1"#))
    #expect(report.passed == 1)
    #expect(report.failed == 0)
  }

  @Test func `an order that ends elsewhere is named`() {
    let report = report(
      begin("any", anyOrder: true), Self.source, arrived(1),
      #"{"type":"flag","source":"A","on":true}"#, #"{"type":"flag","source":"A","on":false}"#,
      expect(#""sources":{"A":{"flagged":false}}"#))
    #expect(
      report.failures.map(\.description) == [
        "any, f:6: source A, flagged: wanted false, got true (lines in the order 3, 5, 4)"
      ])
  }

  @Test func `events that change something when they come again are found`() {
    let report = report(
      begin("any", anyOrder: true), Self.source, arrived(1),
      #"{"type":"flag","source":"A","on":true}"#,
      #"{"type":"read","source":"A","through":1,"clock":1}"#,
      expect(#""sources":{"A":{"unread":0}}"#), begin("other"))
    #expect(report.passed == 1)
    let again = self.report(
      begin("any", anyOrder: true), Self.source, #"{"type":"unreadFrom","source":"A","item":1}"#,
      expect(#""emissions":{"icon":[0]}"#))
    #expect(again.passed == 1)
  }

  @Test func `transactions do not stand in the way of other orders`() {
    let report = report(
      begin("any", anyOrder: true), Self.source, "{\"type\":\"begin\"}", arrived(1),
      "{\"type\":\"commit\"}", arrived(2), expect(#""icon":2"#))
    #expect(report.passed == 1)
  }

  @Test func `of very many orders the first are tried`() {
    let report = report(
      [begin("any", anyOrder: true), Self.source].joined(separator: "\n"),
      (1...8).map(arrived).joined(separator: "\n"), expect(#""icon":8"#))
    #expect(report.passed == 1)
  }

  @Test func `a case in any order without an expectation counts for nothing`() {
    let report = report(begin("any", anyOrder: true), Self.source)
    #expect(report.passed == 0)
    #expect(report.failed == 0)
  }

  // MARK: - Strict

  @Test(arguments: [
    (
      #"{"type":"arrived","source":"A","item":1,"author":"b","mentoin":"direct"}"#,
      #"unknown field "mentoin"; did you mean "mention"?"#
    ),
    (
      #"{"type":"read","source":"A","through":1,"author":"b"}"#, #"unknown field "author""#
    ),
    (
      #"{"type":"snapshot","through":1,"complete":true,"sources":{"A":{"unread":1,"mentions":0,"atleast":true}}}"#,
      #"unknown field "sources.A.atleast"; did you mean "atLeast"?"#
    ),
    (
      #"{"type":"policy","ownItemRead":false}"#,
      #"unknown field "ownItemRead"; did you mean "ownItemReads"?"#
    ),
    (#"{"type":"begin","note":"x"}"#, #"unknown field "note""#),
    (
      #"{"type":"case","id":"a","title":"t","anyOrdr":true}"#,
      #"unknown field "anyOrdr"; did you mean "anyOrder"?"#
    ),
    (
      #"{"type":"expect","icon":0,"section":{"me":"1"}}"#,
      #"unknown field "section"; did you mean "sections"?"#
    ),
    (
      #"{"type":"expect","sources":{"A":{"unread":0,"flaged":true}}}"#,
      #"unknown field "sources.A.flaged"; did you mean "flagged"?"#
    ),
  ])
  func `an unknown field is an error of a strict check alone`(line: String, message: String) {
    #expect(strictErrors(Self.source, line) == ["f:2: \(message)"])
    #expect(report(Self.source, line).errors.isEmpty)
  }

  @Test func `a strict check knows every field`() {
    let lines = [
      #"{"type":"case","id":"a","title":"t","anyOrder":false}"#, Self.source,
      #"{"type":"arrived","source":"A","item":1,"author":"b","mention":"direct","thread":"t","kind":"message","time":1}"#,
      #"{"type":"read","source":"A","through":1,"thread":"t","epoch":0,"clock":1}"#,
      #"{"type":"readItem","item":1,"epoch":0}"#,
      #"{"type":"readAll","through":1,"section":"me","clock":1,"epochs":{"A":0}}"#,
      #"{"type":"unreadFrom","source":"A","item":9,"epoch":1}"#,
      #"{"type":"mute","source":"A","on":true,"clock":null}"#,
      #"{"type":"edited","item":1,"mention":null,"version":1}"#,
      #"{"type":"moved","item":1,"to":"A","thread":"t","version":1}"#,
      #"{"type":"block","author":"b","on":false,"clock":1}"#,
      #"{"type":"snapshot","through":1,"complete":true,"sources":{"A":{"items":[],"mentions":[],"epoch":0}}}"#,
      #"{"type":"iconHint","count":1}"#, #"{"type":"login","account":"u1"}"#,
      #"{"type":"policy","preset":"coding","styles":{"me":"dot"},"cap":9,"icon":["me"],"muted":"none","ownItemReads":true,"threads":"included","unit":"items","iconUnit":"items","accounts":"all"}"#,
      #"{"type":"expect","sources":{"A":{"unread":0,"mentions":0,"flagged":false}},"sections":{"me":null},"icon":0,"emissions":{"me":[null],"icon":[0]}}"#,
    ]
    #expect(strictErrors(lines.joined(separator: "\n")) == [])
  }

  @Test func `a strict check tells all unknown names and plays what it can`() {
    let text = [
      Self.source, #"{"type":"arrived","source":"A","item":1,"author":"b","x":1,"y":2}"#,
      expect(#""icon":1,"z":1"#), expect(#""icon":1"#),
    ].joined(separator: "\n")
    let report = checkFeed(.text(text, name: "f"), isStrict: true)
    #expect(
      report.errors.map(\.description)
        == ["x", "y", "z"].map { name in
          "f:\(name == "z" ? 3 : 2): unknown field \"\(name)\""
        })
    #expect(report.passed == 1)
    #expect(report.failed == 3)
  }

  @Test func `a strict check refuses an expectation of a source that is not announced`() {
    let source = #"{"type":"source","source":"friends","section":"me"}"#
    let leave = #"{"type":"leave","source":"friends"}"#
    let wrong = expect(#""sources":{"freinds":{"unread":0}}"#)
    let message = #"source "freinds" is not announced; did you mean "friends"?"#
    #expect(strictErrors(source, wrong) == ["f:2: \(message)"])
    #expect(strictErrors(begin("a", anyOrder: true), wrong, source) == ["f:2: \(message)"])
    #expect(report(source, wrong).passed == 1)
    let right = expect(#""sources":{"friends":{"unread":0}}"#)
    #expect(strictErrors(source, leave, right, begin("a"), right) == [])
    #expect(strictErrors(begin("a", anyOrder: true), right, source) == [])
    #expect(
      strictErrors(begin("a"), source, begin("b"), right)
        == [#"f:4: source "friends" is not announced"#])
  }
}
