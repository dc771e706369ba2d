import Foundation
import TelltaleBadges
import TelltaleTestSupport
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
    try withFolder { store throws in state = try load(Array(body.utf8), from: store) }
    return state
  }

  static func load(_ body: [UInt8], from store: UnreadStore) throws -> State? {
    let head = "telltale-unread 1 \(body.count)"
    let sum = UnreadStoreTests.crc32(Array("\(head)\n".utf8) + body)
    try Data(Array("\(head) \(sum)\n".utf8) + body).write(to: store.file(of: "u1"))
    return try store.load(account: "u1")
  }

  static func withFolder(_ body: (UnreadStore) throws -> Void) throws {
    try UnreadStoreTests.withStore { store throws in
      try FileManager.default.createDirectory(
        at: store.directory, withIntermediateDirectories: true)
      try body(store)
    }
  }

  static func decoded(_ body: String) throws -> State {
    try JSONDecoder().decode(State.self, from: Data(body.utf8))
  }

  /// All of a state, which says more than that it is equal to another.
  static func text(_ state: State?) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(state), as: UTF8.self)
  }

  @Test func `a file of the first version loads`() throws {
    let state = try #require(try Self.load(Self.body))
    #expect(state.brokenInvariants() == [])
    #expect(state.status(of: "A").unread == 2)
    #expect(state.status(of: "A").mentions == 1)
    #expect(state.status(of: "B").unread == 2)
    #expect(try Self.text(state) == Self.text(Self.decoded(Self.body)))
  }

  @Test func `a file loads as the decoder reads it, with spaces and in any order of fields`() throws
  {
    let value = try JSONSerialization.jsonObject(with: Data(Self.body.utf8))
    let spaced = try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted])
    let other = try Self.load(String(decoding: spaced, as: UTF8.self))
    #expect(try Self.text(other) == Self.text(Self.load(Self.body)))
  }

  @Test func `a file of many names loads as the decoder reads it`() throws {
    var state = State()
    for source in 1...50 { state.apply(.source("s\(source)", section: .messages)) }
    for item in 1...1_000 {
      let (source, author) = ("s\(item % 50 + 1)", "author \(item * 7 % 300)")
      state.apply(.arrived(source: source, item: item, author: author, thread: "t\(item % 9)"))
    }
    let body = #"{"account":"u1","# + (try Self.text(state).dropFirst())
    #expect(try Self.text(Self.load(body)) == Self.text(state))
  }

  static let changes = [
    (#""item":8,"#, #""item":8,"later":{"x":[1,"]"]},"#), (#""item":6,"#, #""item":60,"#),
    (#""item":7,"#, #""item":6,"#), (#""kind":"system","#, #""kind":null,"#),
    (#""known":true,"#, #""known":true,"later":"}]\"","#),
    (#""items":"#, #""it\u0065ms":"#), (#","known":true"#, #","items":[],"known":true"#),
    (#""items":"#, #""it\u0065ms":[],"items":"#),
    (#""author":"eve","item""#, #""author":"\u0062ob","item""#),
    (#""source":"B","thread""#, #""source":"B","source":"A","thread""#),
    (#""keptThrough":9,"#, #""keptThrough":9,"keptThrough":4,"#),
    (#""thread":"T""#, #""thread":"main""#), (#""readEpoch":0,"#, #""readEpoch":-0,"#),
    (#""gone":true,"#, #""gone":false,"#),
  ]

  @Test(arguments: changes)
  func `what is not as it is written here is left to the decoder`(
    change: (String, String)
  ) throws {
    let body = Self.body.replacingOccurrences(of: change.0, with: change.1)
    #expect(body != Self.body)
    #expect(try Self.text(Self.load(body)) == Self.text(Self.decoded(body)))
  }

  static let mistakes = [
    (#""item":8,"#, ""), (#""item":8,"#, #""item":0,"#),
    (#""item":8,"#, #""item":9007199254740992,"#),
    (#""item":8,"#, #""item":"8","#), (#""kind":"system""#, #""kind":"sytem""#),
    (#""mention":"direct","source":"A""#, #""mention":"me","source":"A""#),
    (#""deleted":true"#, #""deleted":1"#),
    (#"{"epoch":1,"through":2},"keptThrough""#, #"{},"keptThrough""#),
    (#""moved":1,"#, #""moved":-1,"#), (#""item":8,"#, #""item":08,"#),
    (#""readEpoch":0,"#, #""readEpoch":00,"#),
    (#""item":8,"#, #""item":99999999999999999999999999,"#),
    (#""author":"eve","item""#, "\"author\":\"e\u{1}ve\",\"item\""),
    (#""author":"eve","item""#, #""author":"e\xve","item""#),
    (#"{"deleted":true,"gone":true,"item":2}"#, #"{"deleted":true"gone":true,"item":2}"#),
    (#"{"deleted":true,"gone":true,"item":2}"#, #"{,"deleted":true,"gone":true,"item":2}"#),
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
    for seed in seedList(60) {
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
        #expect(try Self.text(loaded) == Self.text(Self.decoded(body)), "seed \(seed)")
        for source in events.sources {
          #expect(loaded.status(of: source) == state.status(of: source), "seed \(seed)")
        }
      }
    }
  }

  /// What may come into a file, beside single bytes.
  static let pieces: [[UInt8]] =
    [
      "\"", "\\", "{", "}", "[", "]", ",", ":", "0", "1", "-", "9007199254740992", "null", "true",
      "\"item\":3,", "\"source\":\"A\",", "\\u0041", "\\ud800", " ", "1.5", "e5", "\"items\":[],",
      "{\"item\":3},", ",{\"item\":300}", "{}", "\"keptAt\":{\"through\":1},", "\"moved\":3,",
      "\"author\":\"me\",", "\"thread\":\"main\",", "\"gone\":false,", "\"carried\":true,",
      "\"dropped\":true,", "\"earlierRead\":2,", "\"earlierReadsFrom\":1,", "\"homes\":[],",
      "\"homes\":[{\"author\":\"bob\",\"readEpoch\":0,\"source\":\"B\"}],",
      "\"homes\":[{\"source\":\"A\",\"thread\":\"T\"},{\"kind\":\"me\"}],",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0x00], [0xE2, 0x80, 0xA8]]

  /// Changes something in a file.
  static func spoil(_ body: inout [UInt8], _ events: inout RandomEvents) {
    let place = Int.random(in: body.indices, using: &events.random)
    let end = min(body.count, place + Int.random(in: 1...20, using: &events.random))
    switch Int.random(in: 0..<6, using: &events.random) {
    case 0: body[place] = UInt8.random(in: 0...255, using: &events.random)
    case 1: body.removeSubrange(place..<end)
    case 2: body.insert(contentsOf: body[place..<end], at: place)
    case 3: body.insert(contentsOf: events.pick(pieces), at: place)
    default:
      let marks = body.indices.filter { body[$0] == UInt8(ascii: ",") }
      body.insert(contentsOf: events.pick(pieces), at: events.pick(marks) + 1)
    }
  }

  /// What comes of a file: all of its state, or that it is damaged.
  static func outcome(_ body: [UInt8], _ store: UnreadStore) throws -> String {
    do {
      return try text(load(body, from: store))
    } catch UnreadStoreError.damaged(_, _, let kept) {
      if let kept { try FileManager.default.removeItem(atPath: kept) }
      return "damaged"
    } catch UnreadStoreError.unknownSection(let name, _, let kept) {
      if let kept { try FileManager.default.removeItem(atPath: kept) }
      return "unknown section \(name)"
    }
  }

  @Test func `a spoilt file is what the decoder says it is`() throws {
    var loaded = 0
    try Self.withFolder { store throws in
      for seed in seedList(30) {
        var events = RandomEvents(seed: seed)
        var state = State()
        for source in events.sources { state.apply(.source(source, section: .messages)) }
        for _ in 0..<30 { state.apply(events.event()) }
        state.apply(.arrived(source: "A", item: 200, author: "q\"\\é/\n", thread: "e\u{301}"))
        let body = Array(try Self.text(state).dropFirst().utf8)
        for _ in 0..<30 {
          var spoilt = Array(#"{"account":"u1","#.utf8) + body
          for _ in 0...Int.random(in: 0...1, using: &events.random) {
            Self.spoil(&spoilt, &events)
          }
          let outcome = try Self.outcome(spoilt, store)
          loaded += outcome.hasPrefix("{") ? 1 : 0
          // A space in front leaves all to the decoder.
          let expected = try Self.outcome(Array(" ".utf8) + spoilt, store)
          guard outcome != expected else { continue }
          Issue.record("seed \(seed): \(String(decoding: spoilt, as: UTF8.self)) is \(outcome)")
          return
        }
      }
    }
    #expect(loaded > 0)
  }
}
