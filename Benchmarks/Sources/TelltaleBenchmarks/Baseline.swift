internal import Foundation

/// The committed counts of a subject's rows: a file of names, implementations and numbers.
struct Baseline {
  private let file: URL
  private var counts: [String: [String: Double]] = [:]

  /// Reads a subject's file, which may be missing.
  init(subject: String, of kind: Gate.Kind) throws(Failure) {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    file = package.appendingPathComponent("\(kind.folder)/\(subject).json")
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      counts = try JSONDecoder().decode(type(of: counts), from: Data(contentsOf: file))
    } catch {
      throw .file("cannot read \(file.path): \(error)")
    }
  }

  /// What is counted of an operation of a row.
  subscript(row: Row) -> Double? {
    get { counts[row.name]?[row.implementation.rawValue] }
    set { counts[row.name, default: [:]][row.implementation.rawValue] = newValue }
  }

  /// Makes the folder of the file if it is missing.
  ///
  /// - Throws: If the file cannot be written.
  func output() throws(Failure) -> OutputFile {
    let folder = file.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .file("cannot make \(folder.path): \(error.localizedDescription)")
    }
    return try OutputFile(file)
  }

  func write(to output: OutputFile) throws(Failure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data: Data
    do {
      data = try encoder.encode(counts) + Data("\n".utf8)
    } catch {
      throw .file("cannot write \(file.path): \(error)")
    }
    try output.write(data)
  }
}
