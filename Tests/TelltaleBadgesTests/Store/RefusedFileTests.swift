import Foundation
import TelltaleBadges
import TelltaleTestSupport
import Testing

/// The system refuses a file. Each test runs in a process of its own, which it takes rights from.
struct RefusedFileTests {
  typealias State = UnreadState<RootSection>

  /// Makes a folder with a saved state.
  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try store(folder.path).save(NumberedState.make(1), account: "u1")
    return folder
  }

  static func store(_ path: String) -> UnreadStore {
    UnreadStore(directory: URL(fileURLWithPath: path))
  }

  /// Expects that a save is refused.
  static func expectUnwritable(_ path: String) {
    do throws(UnreadStoreError) {
      try store(path).save(NumberedState.make(2), account: "u1")
      Issue.record("saved")
    } catch {
      #expect("\(error)".contains("cannot be written"))
    }
  }

  /// Expects that a file is there and cannot be read, which is not the same as none.
  static func expectUnreadable(_ path: String) {
    do throws(UnreadStoreError) {
      let state: State? = try store(path).load(account: "u1")
      Issue.record("loaded \(state == nil ? "nothing" : "a state")")
    } catch {
      #expect("\(error)".contains("cannot be read"))
    }
  }

  /// Expects that the file of the account is where it was; until here the folder lives.
  static func expectThere(_ folder: TemporaryFolder) {
    #expect(FileManager.default.fileExists(atPath: store(folder.path).file(of: "u1").path))
  }

  /// Expects that the first state is still saved, and no other file is there.
  static func expectUntouched(_ path: String) throws {
    let state: State? = try store(path).load(account: "u1")
    #expect(state.flatMap { NumberedState.number(of: $0) } == 1)
    let files = try FileManager.default.contentsOfDirectory(atPath: path)
    #expect(files == ["account-u1.unread"])
  }

  @Test func `on a full disk the old file stays, wherever the write ends`() async throws {
    let folder = try Self.folder()
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      let size = try Data(contentsOf: RefusedFileTests.store(path).file(of: "u1")).count
      for limit in stride(from: 0, to: size - 10, by: 7) {
        ResourceLimit.fileSize.set(to: limit)
        RefusedFileTests.expectUnwritable(path)
        ResourceLimit.fileSize.set(to: 1 << 30)
        try RefusedFileTests.expectUntouched(path)
      }
    }
    Self.expectThere(folder)
  }

  @Test func `in a read-only folder a state is loaded and none is saved`() async throws {
    let folder = try Self.folder()
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      becomeOrdinaryUser()
      RefusedFileTests.expectUnwritable(path)
      try RefusedFileTests.expectUntouched(path)
    }
    Self.expectThere(folder)
  }

  @Test func `a damaged file in a read-only folder stays where it is`() async throws {
    let folder = try Self.folder()
    try Data("junk".utf8).write(to: Self.store(folder.path).file(of: "u1"))
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      becomeOrdinaryUser()
      for _ in 0..<2 {
        do {
          _ = try RefusedFileTests.store(path).load(RootSection.self, account: "u1")
          Issue.record("loaded")
        } catch UnreadStoreError.damaged(_, _, let kept) {
          #expect(kept == nil)
        }
      }
    }
    Self.expectThere(folder)
  }

  @Test func `a file that may not be read is not taken for none`() async throws {
    let folder = try Self.folder()
    let file = Self.store(folder.path).file(of: "u1")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      becomeOrdinaryUser()
      RefusedFileTests.expectUnreadable(path)
    }
    Self.expectThere(folder)
  }

  @Test func `a folder that may not be entered is not taken for an empty one`() async throws {
    let folder = try Self.folder()
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path)
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path)
    }
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      becomeOrdinaryUser()
      RefusedFileTests.expectUnreadable(path)
      #expect(throws: UnreadStoreError.self) {
        try RefusedFileTests.store(path).remove(account: "u1")
      }
    }
  }

  @Test func `a process with too many open files loads and saves nothing`() async throws {
    let folder = try Self.folder()
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      ResourceLimit.openFiles.set(to: 0)
      RefusedFileTests.expectUnreadable(path)
      RefusedFileTests.expectUnwritable(path)
      ResourceLimit.openFiles.set(to: 256)
      try RefusedFileTests.expectUntouched(path)
    }
    Self.expectThere(folder)
  }

  @Test func `a file in place of the folder is reported`() throws {
    let folder = try Self.folder()
    let file = try folder.file("folder", "")
    Self.expectUnreadable(file)
    Self.expectUnwritable(file)
  }
}
