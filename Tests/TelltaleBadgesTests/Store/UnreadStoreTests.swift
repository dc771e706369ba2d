import Foundation
import TelltaleBadges
import Testing

private enum Renamed: String, BadgeSection {
  case projects, tasks, tweets, chats, me
}

struct UnreadStoreTests {
  static func withStore(_ body: (UnreadStore) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("telltale-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    try body(UnreadStore(directory: directory))
  }

  static func state() -> UnreadState<RootSection> {
    var state = UnreadState<RootSection>()
    state.apply(.source("A", section: .messages))
    state.apply(.arrived(source: "A", item: 1, author: "bob", mention: .direct))
    return state
  }

  static func load(_ store: UnreadStore) throws -> UnreadState<RootSection>? {
    try store.load(account: "u1")
  }

  @Test func `what was saved is loaded`() throws {
    try Self.withStore { store throws in
      try store.save(Self.state(), account: "u1")
      #expect(try Self.load(store) == Self.state())
    }
  }

  @Test func `an account that was not saved loads as nothing`() throws {
    try Self.withStore { store throws in
      #expect(try Self.load(store) == nil)
    }
  }

  @Test func `accounts have files of their own, whatever their names`() throws {
    let names = ["u1", "U1", "", "a/b", "..", "é", String(repeating: "x", count: 400)]
    try Self.withStore { store throws in
      for (number, name) in names.enumerated() {
        var state = Self.state()
        for item in 2..<(number + 3) {
          state.apply(.arrived(source: "A", item: item, author: "bob"))
        }
        try store.save(state, account: name)
      }
      for (number, name) in names.enumerated() {
        let state: UnreadState<RootSection>? = try store.load(account: name)
        #expect(state?.status(of: "A").unread == number + 2, "\(name)")
      }
      let files = try FileManager.default.contentsOfDirectory(atPath: store.directory.path)
      #expect(files.count == names.count)
      #expect(Set(files.map { $0.lowercased() }).count == names.count)
    }
  }

  @Test func `saving again replaces the file and leaves no other`() throws {
    try Self.withStore { store throws in
      try store.save(UnreadState<RootSection>(), account: "u1")
      try store.save(Self.state(), account: "u1")
      #expect(try Self.load(store) == Self.state())
      let files = try FileManager.default.contentsOfDirectory(atPath: store.directory.path)
      #expect(files == ["account-u1.unread"])
    }
  }

  @Test func `a section that the app has renamed is reported and the file kept aside`() throws {
    try Self.withStore { store throws in
      try store.save(Self.state(), account: "u1")
      let saved = try Data(contentsOf: store.file(of: "u1"))
      do throws(UnreadStoreError) {
        _ = try store.load(Renamed.self, account: "u1")
        Issue.record("loaded")
      } catch {
        guard case .unknownSection("messages", _, let kept?) = error else {
          Issue.record(error)
          return
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) == saved)
      }
    }
  }

  @Test func `a state that names another app's section does not decode`() throws {
    let data = try JSONEncoder().encode(Self.state())
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(UnreadState<Renamed>.self, from: data)
    }
  }

  @Test func `files kept aside do not replace each other`() throws {
    try Self.withStore { store throws in
      for _ in 0..<3 {
        try FileManager.default.createDirectory(
          at: store.directory, withIntermediateDirectories: true)
        try Data("junk".utf8).write(to: store.file(of: "u1"))
        #expect(throws: UnreadStoreError.self) { try Self.load(store) }
      }
      let files = try FileManager.default.contentsOfDirectory(atPath: store.directory.path)
      #expect(files.count == 3)
    }
  }

  @Test func `a damaged file stays where a thousand before it were kept aside`() throws {
    try Self.withStore { store throws in
      let file = store.file(of: "u1")
      try store.save(Self.state(), account: "u1")
      for number in 1...1_000 {
        try Data().write(to: file.appendingPathExtension("damaged-\(number)"))
      }
      try Data("junk".utf8).write(to: file)
      do throws(UnreadStoreError) {
        _ = try store.load(RootSection.self, account: "u1")
        Issue.record("loaded")
      } catch {
        guard case .damaged(_, _, keptAs: nil) = error else {
          Issue.record(error)
          return
        }
      }
      #expect(try Data(contentsOf: file) == Data("junk".utf8))
    }
  }

  @Test func `after damage nothing is known until something is learned`() throws {
    try Self.withStore { store throws in
      try store.save(Self.state(), account: "u1")
      try Data("junk".utf8).write(to: store.file(of: "u1"))
      let manager = UnreadManager<RootSection>()
      do {
        if let state = try Self.load(store) { manager.load(state, for: "u1") }
        Issue.record("loaded")
      } catch {
        #expect(String(describing: error).contains("is damaged"))
      }
      #expect(!manager.badge(for: .messages).value.isKnown)
      #expect(manager.badge(for: .messages).value.text == nil)
    }
  }

  @Test func `fields that are not known are saved again`() throws {
    try Self.withStore { store throws in
      try store.save(Self.state(), account: "u1")
      let file = store.file(of: "u1")
      let text = try String(contentsOf: file, encoding: .utf8)
      var body = String(text.split(separator: "\n", maxSplits: 1)[1])
      body.replaceSubrange(
        body.startIndex...body.startIndex, with: #"{"later":[1,{"x":null},true,"y",1.5],"#)
      let sum = Self.crc32("telltale-unread 1 \(body.utf8.count)\n" + body)
      try Data("telltale-unread 1 \(body.utf8.count) \(sum)\n\(body)".utf8).write(to: file)
      let state = try #require(try Self.load(store))
      try store.save(state, account: "u1")
      let saved = try String(contentsOf: file, encoding: .utf8)
      #expect(saved.contains(#""later":[1,{"x":null},true,"y",1.5]"#))
      #expect(try Self.load(store) == state)
    }
  }

  @Test func `a file of another account is not taken`() throws {
    try Self.withStore { store throws in
      try store.save(Self.state(), account: "u2")
      try FileManager.default.moveItem(at: store.file(of: "u2"), to: store.file(of: "u1"))
      #expect(throws: UnreadStoreError.self) { try Self.load(store) }
    }
  }

  @Test func `removing an account removes its file`() throws {
    try Self.withStore { store throws in
      try store.save(Self.state(), account: "u1")
      try store.remove(account: "u1")
      try store.remove(account: "u1")
      #expect(try Self.load(store) == nil)
    }
  }

  @Test func `what cannot be written is reported and the old file stays`() throws {
    try Self.withStore { store throws in
      try Data().write(to: store.directory)
      #expect(throws: UnreadStoreError.self) { try store.save(Self.state(), account: "u1") }
    }
  }

  @Test func `a folder in place of the file is reported`() throws {
    try Self.withStore { store throws in
      try FileManager.default.createDirectory(
        at: store.file(of: "u1"), withIntermediateDirectories: true)
      do {
        _ = try Self.load(store)
        Issue.record("loaded")
      } catch UnreadStoreError.unreadable(let path, _) {
        #expect(path == store.file(of: "u1").path)
      }
      do throws(UnreadStoreError) {
        try store.save(Self.state(), account: "u1")
        Issue.record("saved")
      } catch {
        guard case .unwritable = error else {
          Issue.record(error)
          return
        }
      }
      let files = try FileManager.default.contentsOfDirectory(atPath: store.directory.path)
      #expect(files == ["account-u1.unread"])
    }
  }

  /// The checksum of the files, written once more.
  static func crc32(_ text: String) -> String { crc32(Array(text.utf8)) }

  static func crc32(_ bytes: [UInt8]) -> String {
    var value = UInt32.max
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }
    let hex = String(~value, radix: 16)
    return String(repeating: "0", count: 8 - hex.count) + hex
  }
}
