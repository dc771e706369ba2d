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
      case .tool(let message):
        Console.complain("benchmark: \(message)")
        exit(2)
      case .worse(let rows, let kind):
        Console.complain(
          """
          benchmark: of \(rows) of the rows above, the \(kind) are not what \(kind.folder) says.
          If that is meant, record it in the commit that causes it, and say why there:
            swift run -c release --package-path Benchmarks benchmark \(kind.updating)
          """)
        exit(1)
      }
    }
  }

  private static func run(_ command: Command) throws(Failure) {
    switch command {
    case .help: print(Command.usage)
    case .list(let filter):
      for row in try rows(matching: filter) { print(row) }
    case .measure(let filter, let json, let svg):
      try refuseSlowBuild()
      let rows = try rows(matching: filter)
      let json = try json.map(OutputFile.init(path:))
      let svg = try svg.map(OutputFile.init(path:))
      let measurements = try each(rows) { row throws(Failure) in try row.measure() }
      print(Table(measurements))
      try json?.write(encode(measurements))
      try svg?.write(Data(Chart(measurements).description.utf8))
    case .gate(let filter, let kind, let isUpdating):
      try refuseSlowBuild()
      try Gate(rows(matching: filter), kind).run(isUpdating: isUpdating)
    case .repeat(let name, let times):
      try refuseSlowBuild()
      guard let row = Suite.rows.first(where: { $0.description == name }) else {
        throw .usage("no row is named \(name)")
      }
      try row.repeat(times)
    }
  }

  /// Works through rows, with a line of progress on a terminal.
  static func each<Result>(
    _ rows: [Row], _ body: (Row) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    defer { Console.progress(nil) }
    var results: [Result] = []
    for (number, row) in rows.enumerated() {
      Console.progress("\(number + 1)/\(rows.count) \(row)")
      results.append(try body(row))
    }
    return results
  }

  private static func rows(matching filter: String?) throws(Failure) -> [Row] {
    let rows = Suite.rows(matching: filter)
    if rows.isEmpty { throw .usage("--filter \(filter ?? ""): no row's name contains that") }
    return rows
  }

  private static func refuseSlowBuild() throws(Failure) {
    var isDebug = false
    assert({ isDebug = true }() == ())
    if isDebug { throw .usage("a debug build says nothing; build it with -c release") }
    if InternalChecks.areOn {
      throw .usage("a library that checks itself says nothing; build it without InternalChecks")
    }
  }

  private static func encode(_ measurements: [Measurement]) throws(Failure) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(measurements) + Data("\n".utf8)
    } catch {
      throw .file("cannot write the measurements as JSON: \(error)")
    }
  }
}
