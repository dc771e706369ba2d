internal import Foundation

/// A file that a result will be written to.
///
/// A result takes minutes, so whether it can be written is tried before.
struct OutputFile {
  private let url: URL

  /// - Throws: If the file cannot be written now. What it holds stays as it is.
  init(_ url: URL) throws(Failure) {
    self.url = url
    let files = FileManager.default
    let isThere = (try? files.attributesOfItem(atPath: url.path)) != nil
    guard let file = fopen(url.path, "a") else {
      throw .file("cannot write \(url.path): \(String(cString: strerror(errno)))")
    }
    fclose(file)
    if !isThere { try? files.removeItem(at: url) }
  }

  init(path: String) throws(Failure) {
    if path.isEmpty { throw .file("cannot write a file without a name") }
    try self.init(URL(fileURLWithPath: path))
  }

  func write(_ data: Data) throws(Failure) {
    do {
      try data.write(to: url)
    } catch {
      throw .file("cannot write \(url.path): \(error.localizedDescription)")
    }
  }
}
