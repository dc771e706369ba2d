import Foundation
import TelltaleBadges
import TelltaleTestSupport
import Testing

/// Several processes share the folder of a store, as an app and its extensions do.
struct SharedFolderTests {
  /// Saves states of both accounts and loads what the other process may have saved.
  static func work(_ path: String, from first: Int) throws {
    let store = UnreadStore(directory: URL(fileURLWithPath: path))
    for number in stride(from: first, to: 60, by: 2) {
      for (account, step) in [("u1", 0), ("u2", 1_000)] {
        try store.save(NumberedState.make(number + step), account: account)
        try expectWhole(store, account, step)
      }
    }
  }

  /// Expects a state that some process saved for this account.
  static func expectWhole(_ store: UnreadStore, _ account: String, _ step: Int) throws {
    let state = try #require(try store.load(RootSection.self, account: account))
    let number = try #require(NumberedState.number(of: state))
    #expect((1..<60).contains(number - step))
  }

  static func runProcess(_ path: String, from first: Int) async {
    await #expect(processExitsWith: .success) {
      [path = path as String, first = first as Int] in
      try SharedFolderTests.work(path, from: first)
    }
  }

  @Test func `processes that save and load at once find whole states of the account`()
    async throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path
    async let odd: Void = Self.runProcess(path, from: 1)
    async let even: Void = Self.runProcess(path, from: 2)
    _ = await (odd, even)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.sorted() == ["account-u1.unread", "account-u2.unread"])
  }
}
