internal import Foundation

/// Counts the instructions of this program's runs with valgrind.
final class Callgrind {
  private let valgrind: URL
  /// This program without what valgrind cannot read.
  private let program: URL

  /// - Throws: If valgrind or strip is missing.
  init() throws(Failure) {
    valgrind = try Self.find("valgrind")
    let strip = try Self.find("strip")
    program = FileManager.default.temporaryDirectory
      .appendingPathComponent("telltale-benchmark-\(UUID().uuidString)")
    guard let original = Bundle.main.executableURL else {
      throw .tool("the program does not know where it lies")
    }
    _ = try Self.run(strip, ["-o", program.path, original.path])
  }

  deinit {
    try? FileManager.default.removeItem(at: program)
  }

  /// Returns how many instructions a run of the program takes.
  func instructions(of arguments: [String]) throws(Failure) -> Double {
    let options = ["--tool=callgrind", "--callgrind-out-file=/dev/null"]
    let report = try Self.run(valgrind, options + [program.path] + arguments)
    guard
      let line = report.split(separator: "\n").last(where: { $0.contains("Collected :") }),
      let count = line.split(separator: " ").last.flatMap({ Double($0) })
    else { throw .tool("valgrind did not say what it counted:\n\(report)") }
    return count
  }

  private static func find(_ name: String) throws(Failure) -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let file = URL(fileURLWithPath: String(folder)).appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    throw .tool("--instructions needs \(name), which is not installed")
  }

  /// Runs a program to its end.
  ///
  /// - Returns: What it writes to standard error.
  private static func run(_ program: URL, _ arguments: [String]) throws(Failure) -> String {
    let process = Process()
    let errors = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardError = errors
    // The same hashes in each run, or the counts differ.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    do {
      try process.run()
    } catch {
      throw .tool("cannot run \(program.path): \(error)")
    }
    let report = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw .tool("\(program.lastPathComponent) \(arguments.joined(separator: " ")):\n\(report)")
    }
    return report
  }
}

extension Row {
  /// Counts the instructions of an operation: what a run of many takes more than one of few.
  func countInstructions(_ callgrind: Callgrind) throws(Failure) -> Double {
    let few: Int
    let many: Int
    switch course {
    case .steady: (few, many) = (100, 1_100)
    case .rounds(let count, _), .single(let count): (few, many) = (0, count)
    }
    func instructions(_ operations: Int) throws(Failure) -> Double {
      try callgrind.instructions(
        of: ["repeat", name, implementation.rawValue, String(operations)])
    }
    let difference = try instructions(many) - instructions(few)
    return (difference / Double(many - few)).rounded(to: 0.1)
  }
}
