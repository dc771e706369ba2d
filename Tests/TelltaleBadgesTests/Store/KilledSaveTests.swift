import Foundation
import TelltaleBadges
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// A process that saves is killed, and another one goes on with what it finds.
struct KilledSaveTests {
  /// How many processes are killed: some, or as many as the environment asks for; two at least, so
  /// that one of them has ended a save.
  static let kills = max(2, environmentNumber("TELLTALE_KILLS").map { Int($0) } ?? 30)

  /// What a folder holds, and how many saves it has seen end.
  struct Found {
    var number: Int
    var acknowledged: Int

    init(_ path: String) throws {
      let state = try UnreadStoreTests.load(KilledSaveTests.store(path))
      number = try state.map { try #require(NumberedState.number(of: $0)) } ?? 0
      acknowledged = try Data(contentsOf: KilledSaveTests.journal(path)).count
    }
  }

  static func store(_ path: String) -> UnreadStore {
    UnreadStore(directory: URL(fileURLWithPath: path).appendingPathComponent("saved"))
  }

  /// The file that grows by a byte with each save that has ended.
  static func journal(_ path: String) -> URL {
    URL(fileURLWithPath: path).appendingPathComponent("journal")
  }

  /// Saves one state after the other, until the process is killed: some time after it has ended a
  /// number of saves, which a busy machine may take long for.
  static func saveForEver(
    _ path: String, after number: Int, killedAfter duration: Duration, saves: Int
  ) throws {
    let journal = try FileHandle(forWritingTo: journal(path))
    try journal.seekToEnd()
    for next in (number + 1)... {
      if next == number + 1 + saves { kill(after: duration) }
      try store(path).save(NumberedState.make(next), account: "u1")
      try journal.write(contentsOf: Data([0]))
    }
  }

  /// Kills the process it runs in, after a while.
  static func kill(after duration: Duration) {
    let end = ContinuousClock.now + duration
    Thread {
      while ContinuousClock.now < end { sched_yield() }
      Foundation.kill(getpid(), SIGKILL)
    }.start()
  }

  @Test func `a process killed while it saves leaves the last state it saved or the next`()
    async throws
  {
    let folder = try TemporaryFolder()
    _ = try folder.file("journal", "")
    let seed = seedList(1).lowerBound
    var random = SeededRandom(seed: Int(seed))
    var last = 0
    for kill in 1...Self.kills {
      let delay = random.below(12_000)
      // Every other process is killed at the earliest when it has ended a save.
      let saves = (kill - 1) % 2
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [
          path = folder.path as String, first = last as Int, delay = delay as Int,
          saves = saves as Int
        ] in
        try KilledSaveTests.saveForEver(
          path, after: first, killedAfter: .microseconds(delay), saves: saves)
      }
      let found = try Found(folder.path)
      #expect(
        found.number == found.acknowledged || found.number == found.acknowledged + 1,
        "seed \(seed), kill \(kill) after \(saves) saves and \(delay) µs")
      if found.number > found.acknowledged {
        try Data(repeating: 0, count: found.number).write(to: Self.journal(folder.path))
      }
      last = found.number
    }
    #expect(last > 0, "no save has ended")
  }

  /// Returns which files are in the folder of a store.
  static func names(_ store: UnreadStore) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: store.directory.path).sorted()
  }

  @Test func `what killed processes left is removed an hour later, or with the account`() throws {
    let folder = try TemporaryFolder()
    let store = Self.store(folder.path)
    for (name, age) in [("u1.unread.old", 3_700.0), ("u1.unread.new", 0), ("u2.unread.old", 3_700)]
    {
      let path = try folder.file("saved/.account-\(name)", "half a sta")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: path)
    }
    #expect(try store.load(RootSection.self, account: "u1") == nil)
    #expect(try Self.names(store) == [".account-u1.unread.new", ".account-u2.unread.old"])
    try store.remove(account: "u1")
    #expect(try Self.names(store) == [".account-u2.unread.old"])
  }
}
