import Foundation
import TelltaleTestSupport
import Testing

struct ResourceLimitTests {
  @Test func `a process writes no more than its limit, and more once that is raised`() async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.file("file", "")
    await #expect(processExitsWith: .success) { [path = path as String] in
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      ResourceLimit.fileSize.set(to: 5)
      #expect(throws: (any Error).self) { try handle.write(contentsOf: Data(count: 6)) }
      ResourceLimit.fileSize.set(to: 6)
      try handle.seek(toOffset: 0)
      try handle.write(contentsOf: Data(count: 6))
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/file")).count == 6)
  }

  @Test func `an ordinary user may not do what the superuser may`() async {
    await #expect(processExitsWith: .success) {
      becomeOrdinaryUser()
      #expect(getuid() != 0)
      #expect(setuid(0) != 0)
    }
  }
}
