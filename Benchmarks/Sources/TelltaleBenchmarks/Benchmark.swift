internal import Foundation

/// The command `benchmark`.
@main
enum Benchmark {
  static func main() {
    do {
      try run(Command(Array(CommandLine.arguments.dropFirst())))
    } catch {
      switch error {
      case .usage(let message):
        Console.complain("benchmark: \(message)\n\(Command.usage)")
        exit(2)
      case .file(let message):
        Console.complain("benchmark: \(message)")
        exit(2)
      case .wrongResult(let wrong):
        Console.complain("benchmark: wrong result: \(wrong)")
        exit(1)
      case .worse(let rows):
        Console.complain(
          """
          benchmark: \(rows) of the rows above allocate otherwise than Benchmarks/Baselines says.
          If that is meant, record it in the commit that causes it, and say why there:
            swift run -c release --package-path Benchmarks benchmark gate --update
          """)
        exit(1)
      }
    }
  }

  private static func run(_ command: Command) throws(Failure) {
    switch command {
    case .help: print(Command.usage)
    case .list(let filter):
      for row in Suite.rows(matching: filter) { print(row) }
    case .measure(let filter, let json):
      try refuseDebugBuild()
      let measurements = try each(rows(matching: filter)) { row throws(WrongResult) in
        try row.measure()
      }
      if let json { try write(measurements, to: json) }
      print(Table(measurements))
    case .gate(let filter, let isUpdating):
      try refuseDebugBuild()
      try Gate(rows(matching: filter)).run(isUpdating: isUpdating)
    case .repeat(let name, let times):
      try refuseDebugBuild()
      guard let row = Suite.rows.first(where: { $0.description == name }) else {
        throw .usage("no row is named \(name)")
      }
      var trial = Trial(row)
      do {
        try trial.run(times) { $0() }
      } catch {
        throw .wrongResult(error)
      }
    }
  }

  /// Works through rows, with a line of progress on a terminal.
  static func each<Result>(
    _ rows: [Row], _ body: (Row) throws(WrongResult) -> Result
  ) throws(Failure) -> [Result] {
    var results: [Result] = []
    for (number, row) in rows.enumerated() {
      Console.progress("\(number + 1)/\(rows.count) \(row)")
      do {
        results.append(try body(row))
      } catch {
        Console.progress(nil)
        throw .wrongResult(error)
      }
    }
    Console.progress(nil)
    return results
  }

  private static func rows(matching filter: String?) throws(Failure) -> [Row] {
    let rows = Suite.rows(matching: filter)
    if rows.isEmpty { throw .usage("no row's name contains \(filter ?? "")") }
    return rows
  }

  private static func refuseDebugBuild() throws(Failure) {
    var isDebug = false
    assert({ isDebug = true }() == ())
    if isDebug { throw .usage("a debug build says nothing; build it with -c release") }
  }

  private static func write(_ measurements: [Measurement], to path: String) throws(Failure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try encoder.encode(measurements).write(to: URL(fileURLWithPath: path))
    } catch {
      throw .file("cannot write \(path): \(error)")
    }
  }
}
