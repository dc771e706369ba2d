package import Foundation

/// A folder for the files of one test, removed with it.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    path = FileManager.default.temporaryDirectory.path + "/telltale-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}

extension TemporaryFolder {
  /// Writes a file, and the folders above it, and returns its path.
  package func file(_ name: String, _ text: String) throws -> String {
    try file(name, Data(text.utf8))
  }

  /// Writes a file, and the folders above it, and returns its path.
  package func file(_ name: String, _ contents: Data) throws -> String {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try contents.write(to: url)
    return url.path
  }
}
