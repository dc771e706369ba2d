import Foundation
import TelltaleBadges
import Testing

/// The items of a file are read by hand; whatever is not as it was written here, by the decoder.
struct SavedItemsTests {
  typealias State = UnreadState<RootSection>

  /// A file as the first version of the format wrote it.
  static let body = #"""
    {"account":"u1","authors":[{"author":"eve","clock":3,"on":true}],"clock":4,"epoch":1,"items":[{"author":"bob","item":1,"mention":"direct","source":"A"},{"deleted":true,"gone":true,"item":2},{"author":"bob","item":3,"keptAt":{"epoch":1,"through":2},"keptThrough":9,"moved":1,"source":"B","thread":"T"},{"author":"eve","item":4,"source":"A"},{"carried":true,"item":5,"mention":"direct","moved":0,"source":"B"},{"author":"bob","item":6,"kind":"system","source":"A"},{"author":"Ann \"A\" \\ é\n","item":7,"source":"A"},{"author":"bob","editMention":"everyone","editVersion":2,"item":8,"readEpoch":0,"readEpochGuessed":true,"source":"A"}],"known":true,"sources":[{"membership":1,"newest":8,"section":"messages","source":"A"},{"main":{"epoch":1,"through":2},"membership":1,"section":"tasks","source":"B"},{"membership":2,"source":"C"}],"version":1}
    """#

  /// Writes a file with its first line and loads it.
  static func load(_ body: String) throws -> State? {
    var state: State?
    try UnreadStoreTests.withStore { store throws in
      try FileManager.default.createDirectory(
        at: store.directory, withIntermediateDirectories: true)
      let head = "telltale-unread 1 \(body.utf8.count)"
      let sum = UnreadStoreTests.crc32("\(head)\n" + body)
      try Data("\(head) \(sum)\n\(body)".utf8).write(to: store.file(of: "u1"))
      state = try store.load(account: "u1")
    }
    return state
  }

  static func decoded(_ body: String) throws -> State {
    try JSONDecoder().decode(State.self, from: Data(body.utf8))
  }

  @Test func `a file of the first version loads`() throws {
    let state = try #require(try Self.load(Self.body))
    #expect(state.brokenInvariants() == [])
    #expect(state.status(of: "A").unread == 2)
    #expect(state.status(of: "A").mentions == 1)
    #expect(state.status(of: "B").unread == 2)
    #expect(state == (try Self.decoded(Self.body)))
  }

  @Test func `a file loads as the decoder reads it, with spaces and in any order of fields`() throws
  {
    let value = try JSONSerialization.jsonObject(with: Data(Self.body.utf8))
    let spaced = try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted])
    let other = try Self.load(String(decoding: spaced, as: UTF8.self))
    #expect(other == (try Self.load(Self.body)))
  }

  static let changes = [
    (#""item":8,"#, #""item":8,"later":{"x":[1,"]"]},"#), (#""item":6,"#, #""item":60,"#),
    (#""item":7,"#, #""item":6,"#), (#""kind":"system","#, #""kind":null,"#),
    (#""known":true,"#, #""known":true,"later":"}]\"","#),
  ]

  @Test(arguments: changes)
  func `what is not as it is written here is left to the decoder`(
    change: (String, String)
  ) throws {
    let body = Self.body.replacingOccurrences(of: change.0, with: change.1)
    #expect(body != Self.body)
    #expect(try Self.load(body) == Self.decoded(body))
  }

  static let mistakes = [
    (#""item":8,"#, ""), (#""item":8,"#, #""item":0,"#),
    (#""item":8,"#, #""item":9007199254740992,"#),
    (#""item":8,"#, #""item":"8","#), (#""kind":"system""#, #""kind":"sytem""#),
    (#""mention":"direct","source":"A""#, #""mention":"me","source":"A""#),
    (#""deleted":true"#, #""deleted":1"#),
    (#"{"epoch":1,"through":2},"keptThrough""#, #"{},"keptThrough""#),
    (#""moved":1,"#, #""moved":-1,"#),
  ]

  @Test(arguments: mistakes)
  func `a file with a mistake in an item is damaged`(change: (String, String)) throws {
    let body = Self.body.replacingOccurrences(of: change.0, with: change.1)
    #expect(body != Self.body)
    do {
      _ = try Self.load(body)
      Issue.record("loaded")
    } catch UnreadStoreError.damaged(_, let reason, _) {
      #expect(reason.contains("not a saved state"))
    }
  }

  @Test func `every state is loaded as it was saved and as the decoder reads it`() throws {
    for seed in OracleTests.seedList(60) {
      var events = RandomEvents(seed: seed)
      var state = State()
      for source in events.sources { state.apply(.source(source, section: .messages)) }
      for _ in 0..<60 { state.apply(events.event()) }
      try UnreadStoreTests.withStore { store throws in
        try store.save(state, account: "u1")
        let loaded = try #require(try UnreadStoreTests.load(store))
        let text = try String(contentsOf: store.file(of: "u1"), encoding: .utf8)
        let body = String(text.split(separator: "\n", maxSplits: 1)[1])
        #expect(loaded == state, "seed \(seed)")
        #expect(loaded == (try Self.decoded(body)), "seed \(seed)")
        for source in events.sources {
          #expect(loaded.status(of: source) == state.status(of: source), "seed \(seed)")
        }
      }
    }
  }
}
