import Foundation
import TelltaleBadges
import Testing

struct BadgeEventCodableTests {
  static func decode(_ line: String) throws -> BadgeEvent<RootSection> {
    try JSONDecoder().decode(BadgeEvent<RootSection>.self, from: Data(line.utf8))
  }

  static let lines: [(String, BadgeEvent<RootSection>)] = [
    (
      #"{"type":"source","source":"A","section":"messages"}"#, .source("A", section: .messages)
    ),
    (
      #"{"type":"arrived","source":"A","item":1,"author":"bob","mention":"direct","x":[1]}"#,
      .arrived(source: "A", item: 1, author: "bob", mention: .direct)
    ),
    (
      #"{"type":"arrived","source":"A","item":1,"author":"b","thread":"T","kind":"silent","time":5}"#,
      .arrived(source: "A", item: 1, author: "b", thread: "T", kind: .silent, time: 5)
    ),
    (
      #"{"type":"read","source":"A","through":0,"thread":"main","epoch":1,"clock":2}"#,
      .read(source: "A", through: 0, thread: "main", epoch: 1, clock: 2)
    ),
    (#"{"type":"readItem","item":3}"#, .readItem(item: 3)),
    (#"{"type":"readAll","through":3}"#, .readAll(through: 3)),
    (
      #"{"type":"readAll","through":3,"section":"me","clock":1,"epochs":{"A":2}}"#,
      .readAll(through: 3, section: .me, clock: 1, epochs: ["A": 2])
    ),
    (
      #"{"type":"unreadFrom","source":"A","item":2,"epoch":1}"#,
      .unreadFrom(source: "A", item: 2, epoch: 1)
    ),
    (
      #"{"type":"flag","source":"A","on":true,"clock":5}"#, .flag(source: "A", on: true, clock: 5)
    ),
    (#"{"type":"deleted","item":2}"#, .deleted(item: 2)),
    (#"{"type":"edited","item":2,"mention":null}"#, .edited(item: 2, mention: nil)),
    (
      #"{"type":"edited","item":2,"mention":"everyone","version":4}"#,
      .edited(item: 2, mention: .everyone, version: 4)
    ),
    (
      #"{"type":"moved","item":2,"to":"B","thread":"T"}"#, .moved(item: 2, to: "B", thread: "T")
    ),
    (#"{"type":"mute","source":"A","on":false}"#, .mute(source: "A", on: false)),
    (#"{"type":"archive","source":"A","on":true}"#, .archive(source: "A", on: true)),
    (#"{"type":"leave","source":"A"}"#, .leave(source: "A")),
    (#"{"type":"block","author":"eve","on":true}"#, .block(author: "eve", on: true)),
    (
      #"{"type":"snapshot","through":9,"complete":true,"sources":{"A":{"unread":4,"mentions":0,"atLeast":true},"B":{"items":[1,2],"mentions":[2]}}}"#,
      .snapshot(
        through: 9, complete: true,
        sources: [
          "A": SourceSnapshot(unread: 4, mentions: 0, atLeast: true),
          "B": SourceSnapshot(items: [1, 2], mentions: [2]),
        ])
    ),
    (#"{"type":"opened","source":"A"}"#, .opened(source: "A")),
    (#"{"type":"closed","source":"A"}"#, .closed(source: "A")),
    (#"{"type":"background"}"#, .background),
    (#"{"type":"foreground"}"#, .foreground),
    (#"{"type":"begin"}"#, .begin),
    (#"{"type":"commit"}"#, .commit),
    (#"{"type":"restart"}"#, .restart),
    (#"{"type":"login","account":"u2"}"#, .login(account: "u2")),
    (#"{"type":"switchAccount","account":"u2"}"#, .switchAccount(account: "u2")),
    (#"{"type":"logout"}"#, .logout),
    (#"{"type":"iconHint","count":3}"#, .iconHint(count: 3)),
    (
      #"{"type":"policy","preset":"coding","styles":{"me":"dot"},"cap":9,"icon":["me"],"muted":"mentions","ownItemReads":false,"threads":"excluded","unit":"sources","iconUnit":"mentions","accounts":"all"}"#,
      .policy(
        BadgePolicyChange(
          preset: .coding, styles: [.me: .dot], cap: 9, icon: [.me], muted: .mentions,
          ownItemReads: false, threads: .excluded, unit: .sources, iconUnit: .mentions,
          accounts: .all))
    ),
  ]

  @Test(arguments: lines)
  func `a line of a feed decodes to its event`(line: String, event: BadgeEvent<RootSection>) throws
  {
    #expect(try Self.decode(line) == event)
  }

  @Test(arguments: lines)
  func `an event encodes to what decodes to it`(_: String, event: BadgeEvent<RootSection>) throws {
    let data = try JSONEncoder().encode(event)
    #expect(try JSONDecoder().decode(BadgeEvent<RootSection>.self, from: data) == event)
  }

  static let errors: [(String, [String], String)] = [
    (
      #"{"type":"read","source":"A","through":"abc"}"#, ["through"], "must be a whole number"
    ),
    (#"{"type":"read","source":"A","through":1.5}"#, ["through"], "must be a whole number"),
    (#"{"type":"read","source":"A","through":true}"#, ["through"], "must be a whole number"),
    (#"{"type":"read","source":"A","through":1e400}"#, ["through"], "must be a whole number"),
    (
      #"{"type":"read","source":"A","through":-1}"#, ["through"],
      "must be a whole number from 0 to 9007199254740991"
    ),
    (
      #"{"type":"readItem","item":0}"#, ["item"],
      "must be a whole number from 1 to 9007199254740991"
    ),
    (
      #"{"type":"readItem","item":9007199254740992}"#, ["item"],
      "must be a whole number from 1 to 9007199254740991"
    ),
    (#"{"type":"readItem","item":null}"#, ["item"], "must be a whole number"),
    (#"{"type":"vanished"}"#, ["type"], "must be a known type of event"),
    (#"{"type":7}"#, ["type"], "must be a string"),
    (
      #"{"type":"source","source":"A","section":"news"}"#, ["section"],
      #"must be "projects", "tasks", "tweets", "messages" or "me""#
    ),
    (#"{"type":"flag","source":"A","on":1}"#, ["on"], "must be true or false"),
    (
      #"{"type":"edited","item":1,"mention":"all"}"#, ["mention"],
      #"must be "direct" or "everyone""#
    ),
    (
      #"{"type":"snapshot","through":1,"complete":true,"sources":{"A":{"unread":"x","mentions":0}}}"#,
      ["sources", "A", "unread"], "must be a whole number"
    ),
    (
      #"{"type":"snapshot","through":1,"complete":true,"sources":{"A":{"items":[1,"x"],"mentions":[]}}}"#,
      ["sources", "A", "items", "Index 1"], "must be a whole number"
    ),
    (
      #"{"type":"snapshot","through":1,"complete":true,"sources":{"A":7}}"#, ["sources", "A"],
      "must be an object"
    ),
    (
      #"{"type":"snapshot","through":1,"complete":true,"sources":{"A":{"items":[1],"mentions":[],"unread":1}}}"#,
      ["sources", "A", "unread"], "must be absent where items are listed"
    ),
    (
      #"{"type":"policy","styles":{"me":"big"}}"#, ["styles", "me"],
      #"must be "number", "dot", "none" or "mentionsElseDot""#
    ),
  ]

  @Test(arguments: errors)
  func `an error names the field and what was expected`(
    line: String, path: [String], message: String
  ) {
    do {
      _ = try Self.decode(line)
      Issue.record("decoded")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.codingPath.map(\.stringValue) == path)
      #expect(context.debugDescription == message)
    } catch {
      Issue.record(error)
    }
  }

  @Test(arguments: [
    #"{"type":"read","source":"A"}"#, #"{"type":"edited","item":1}"#, #"{"item":1}"#,
    #"{"type":"snapshot","through":1,"complete":true,"sources":{"A":{"unread":1}}}"#,
  ])
  func `a missing field is named with what it must be`(line: String) {
    do {
      _ = try Self.decode(line)
      Issue.record("decoded")
    } catch DecodingError.dataCorrupted(let context) {
      let field = context.codingPath.last?.stringValue ?? ""
      #expect(["through", "mention", "type", "mentions"].contains(field))
      #expect(context.debugDescription.hasPrefix("must be "))
    } catch {
      Issue.record(error)
    }
  }
}
