import Foundation
import TelltaleTestSupport
import Testing

@Suite struct TemporaryFolderTests {
  @Test func `a folder holds files while it lives and is gone with them after`() throws {
    let path: String
    do {
      let folder = try TemporaryFolder()
      path = try folder.file("a/b.txt", "text")
      #expect(path.hasPrefix(folder.path))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "text")
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
