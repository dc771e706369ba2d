package import Foundation

/// The built program, run as a shell runs it.
package struct BuiltProgram {
  /// What a run left behind.
  package struct Result {
    package let status: Int32
    package let output: String
    package let errors: String

    /// The lines of the output.
    package var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  private let url: URL

  /// Finds the program of that name beside the tests.
  package init(named name: String) throws {
    // The tests run either as a program of their own or out of a bundle that a helper is told of.
    let hints = CommandLine.arguments + [Bundle.main.executablePath ?? ""]
    let found = hints.lazy
      .flatMap { Self.foldersAbove(URL(fileURLWithPath: $0)) }
      .map { $0.appendingPathComponent(name) }
      .first { Self.isProgram($0.path) }
    guard let found else { throw CocoaError(.fileNoSuchFile) }
    url = found
  }

  private static func foldersAbove(_ file: URL) -> [URL] {
    let folder = file.deletingLastPathComponent()
    let above = folder.deletingLastPathComponent()
    return [folder, above, above.deletingLastPathComponent()]
  }

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }
}

extension BuiltProgram {
  /// Runs the program to its end.
  package func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Result {
    try run(url, arguments, input: input, environment: environment)
  }

  /// Runs a shell command in which `$PROGRAM` is the program.
  package func shell(_ command: String) throws -> Result {
    let shell = URL(fileURLWithPath: "/bin/bash")
    return try run(shell, ["-c", command], input: "", environment: ["PROGRAM": url.path])
  }

  /// A run that is still to be started.
  package func process(_ arguments: [String], environment: [String: String]) -> Process {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = Self.sanitizing.merging(environment) { $1 }
    return process
  }

  /// What the gate tells the sanitizers of a program, such as what is no leak.
  private static var sanitizing: [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
  }

  private func run(
    _ executable: URL, _ arguments: [String], input: String, environment: [String: String]
  ) throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin"].merging(Self.sanitizing) { $1 }
      .merging(environment) { $1 }
    let folder = FileManager.default.temporaryDirectory.path + "/program-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let files = ["in", "out", "err"].map { URL(fileURLWithPath: folder + "/" + $0) }
    try input.write(to: files[0], atomically: false, encoding: .utf8)
    for file in files[1...] { try Data().write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: try String(contentsOf: files[1], encoding: .utf8),
      errors: try String(contentsOf: files[2], encoding: .utf8))
  }
}

extension Process {
  /// Waits until a signal has stopped the program; false if that does not come in a while.
  package func hasStopped(within duration: Duration = .seconds(20)) -> Bool {
    let end = ContinuousClock.now + duration
    var info = unsafe siginfo_t()
    while ContinuousClock.now < end {
      let options = WSTOPPED | WNOHANG
      guard unsafe waitid(P_PID, id_t(processIdentifier), &info, options) == 0 else { return false }
      if unsafe info.si_signo == SIGCHLD { return true }
      sched_yield()
    }
    return false
  }
}
