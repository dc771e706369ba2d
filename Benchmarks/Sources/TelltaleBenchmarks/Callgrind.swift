internal import Foundation

/// Runs this program in Callgrind, the tool of valgrind that counts instructions.
final class Callgrind {
  private let valgrind: URL
  /// A copy of this program without debugging information: valgrind ends at that of Swift.
  private let program: URL

  /// Makes the copy, which is deleted with this object.
  ///
  /// - Throws: If valgrind or strip is missing, or strip fails.
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

  /// Returns how many instructions the program takes from its start to its end.
  ///
  /// - Throws: If the program fails, or valgrind does.
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
    // Hashes that differ from run to run would change the counts.
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
  /// Counts the instructions of an operation, with `benchmark repeat` in two runs.
  ///
  /// Both start the program and make the graph, and one repeats the operation more often: the count
  /// is what it takes more, divided by how many operations more it does. What frees the things that
  /// these operations made is in it.
  ///
  /// - Throws: If a run fails.
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
