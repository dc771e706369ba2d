import Foundation
import TelltaleBadges
import Testing

/// A file that is not what was saved is reported and kept aside; nothing of it is believed.
struct DamagedFileTests {
  /// A saved state that lacks its version at the end.
  static let body =
    #"{"account":"u1","authors":[],"clock":0,"epoch":0,"items":[],"known":true,"#
    + #""sources":[],"version":"#

  /// Writes a file with a right checksum and tells what comes of loading it.
  static func outcome(version: String, body: String) throws -> String {
    var outcome = "loaded"
    try SavedItemsTests.withFolder { store throws in
      let head = "telltale-unread \(version) \(body.utf8.count)"
      let sum = UnreadStoreTests.crc32("\(head)\n\(body)")
      let data = Data("\(head) \(sum)\n\(body)".utf8)
      try data.write(to: store.file(of: "u1"))
      do throws(UnreadStoreError) {
        #expect(try store.load(RootSection.self, account: "u1") != nil)
      } catch {
        let kept: String?
        switch error {
        case .damaged(_, _, let path): (outcome, kept) = ("damaged", path)
        case .newerVersion(let version, _, let path): (outcome, kept) = ("newer: \(version)", path)
        default: (outcome, kept) = ("\(error)", nil)
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: kept ?? "")) == data)
      }
    }
    return outcome
  }

  /// Spoils the file that is there, in a way that does not wait for the disk, and loads it.
  static func expectDamage(_ store: UnreadStore, _ what: String, _ data: Data) throws {
    let file = store.file(of: "u1")
    let handle = try FileHandle(forWritingTo: file)
    try handle.write(contentsOf: data)
    try handle.truncate(atOffset: UInt64(data.count))
    try handle.close()
    do {
      _ = try UnreadStoreTests.load(store)
      Issue.record("loaded with \(what)")
    } catch UnreadStoreError.damaged(let path, _, let kept) {
      #expect(path == file.path)
      let aside = URL(fileURLWithPath: try #require(kept))
      #expect(try Data(contentsOf: aside) == data)
      #expect(!FileManager.default.fileExists(atPath: path))
      try FileManager.default.moveItem(at: aside, to: file)
    }
  }

  /// Saves a small state and hands its bytes on.
  static func withFile(_ body: (UnreadStore, Data) throws -> Void) throws {
    try UnreadStoreTests.withStore { store throws in
      try store.save(UnreadStoreTests.state(), account: "u1")
      try body(store, try Data(contentsOf: store.file(of: "u1")))
    }
  }

  @Test func `every flipped bit is noticed and the file is kept aside`() throws {
    try Self.withFile { store, data throws in
      for index in data.indices {
        for bit in 0..<8 {
          var damaged = data
          damaged[index] ^= 1 << UInt8(bit)
          try Self.expectDamage(store, "bit \(bit) of byte \(index) flipped", damaged)
        }
      }
    }
  }

  @Test func `every truncation is noticed`() throws {
    try Self.withFile { store, data throws in
      for length in data.indices {
        try Self.expectDamage(store, "only \(length) bytes", data.prefix(length))
      }
    }
  }

  @Test func `more bytes than were saved are noticed`() throws {
    try Self.withFile { store, data throws in
      try Self.expectDamage(store, "one byte more", data + Data("x".utf8))
      try Self.expectDamage(store, "all bytes twice", data + data)
    }
  }

  @Test(arguments: [2, 9, Int.max])
  func `a file of a newer version is kept aside and named`(version: Int) throws {
    for body in [Self.body + "\(version)}", "what comes then"] {
      #expect(try Self.outcome(version: "\(version)", body: body) == "newer: \(version)")
    }
  }

  @Test(arguments: ["0", "-1", "9223372036854775808", "x", ""])
  func `a file of a version that never was is damaged`(version: String) throws {
    #expect(try Self.outcome(version: version, body: Self.body + "1}") == "damaged")
  }

  @Test(arguments: [0, 2])
  func `a file whose content is of another version is damaged`(version: Int) throws {
    #expect(try Self.outcome(version: "1", body: Self.body + "1}") == "loaded")
    #expect(try Self.outcome(version: "1", body: Self.body + "\(version)}") == "damaged")
  }
}
