package import Foundation

/// The folder in which this process may write.
package enum ScratchFolder {
  /// The path of the folder, which is made when it is first used.
  package static let url: URL = {
    let name = "telltale-fuzzing-\(ProcessInfo.processInfo.processIdentifier)"
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }()
}
