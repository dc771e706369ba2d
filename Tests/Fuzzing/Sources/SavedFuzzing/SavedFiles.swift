import Foundation
import FuzzingSupport
import TelltaleBadges

/// The folder of a store with one file.
struct SavedFiles {
  static let magic = "telltale-unread"
  private static let account = "u1"

  private let store = UnreadStore(directory: ScratchFolder.url)
}

extension SavedFiles {
  /// Returns the bytes of a file whose first line fits its text.
  static func file(_ text: [UInt8]) -> [UInt8] {
    let head = "\(magic) 1 \(text.count)"
    let sum = checksum(Array("\(head)\n".utf8) + text)
    let digits = String(sum, radix: 16)
    let zeros = String(repeating: "0", count: 8 - digits.utf8.count)
    return Array("\(head) \(zeros)\(digits)\n".utf8) + text
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (0xEDB8_8320 * (sum & 1)) }
    }
  }

  /// Writes a file and loads it.
  func load(_ bytes: [UInt8]) -> Outcome {
    do {
      try Data(bytes).write(to: store.file(of: Self.account))
    } catch {
      fatalError("the file cannot be written: \(error)")
    }
    return load()
  }

  private func load() -> Outcome {
    do throws(UnreadStoreError) {
      guard let state = try store.load(RootSection.self, account: Self.account) else {
        fatalError("the file is gone")
      }
      state.requireSound()
      return .state(state)
    } catch {
      _ = error.description
      switch error {
      case .damaged(_, _, let kept):
        drop(kept)
        return .damaged
      case .newerVersion(_, _, let kept), .unknownSection(_, _, let kept):
        drop(kept)
        return .other(error)
      case .unreadable, .unwritable:
        fatalError("\(error)")
      }
    }
  }

  private func drop(_ kept: String?) {
    guard let kept else { fatalError("a file could not be set aside") }
    try? FileManager.default.removeItem(atPath: kept)
  }

  /// Saves a state, loads it, and saves what was loaded.
  func requireSameWhenSaved(_ state: UnreadState<RootSection>) {
    let first = saved(state)
    guard case .state(let loaded) = load() else { fatalError("what was saved is not loaded") }
    require(loaded == state, "what was saved is loaded as \(Outcome.state(loaded).text)")
    require(saved(loaded) == first, "a state is saved in two ways")
  }

  private func saved(_ state: UnreadState<RootSection>) -> Data? {
    do throws(UnreadStoreError) {
      try store.save(state, account: Self.account)
    } catch {
      fatalError("\(error)")
    }
    return try? Data(contentsOf: store.file(of: Self.account))
  }
}
