/// What the command line asks for.
enum Command: Equatable {
  case help
  case list(filter: String?)
  case measure(filter: String?, json: String?, svg: String?)
  /// Compares counts with the baselines, or writes the baselines anew.
  case gate(filter: String?, Gate.Kind, isUpdating: Bool)
  /// Makes one row's graph and does its operation a number of times, for a profiler.
  case `repeat`(row: String, times: Int)

  static let usage = """
    usage: benchmark [--filter TEXT] [--json FILE] [--svg FILE]
             measure the rows whose name contains the text, and print a table
           benchmark --list [--filter TEXT]
             print the names of the rows
           benchmark gate [--filter TEXT] [--instructions] [--update]
             compare allocations, or what valgrind counts, with the baselines, or write those
           benchmark repeat NAME IMPLEMENTATION N
             make a row's graph and do its operation N times, for a profiler
    """

  /// Reads the arguments that follow the program's name.
  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    var filter: String?
    var json: String?
    var svg: String?
    var kind = Gate.Kind.allocations
    var isListing = false
    var isGate = false
    var isUpdating = false

    func value(of option: String) throws(Failure) -> String {
      guard let value = rest.popFirst() else { throw .usage("\(option) needs a value") }
      return value
    }

    if rest.first == "repeat" {
      guard arguments.count == 4, let times = Int(arguments[3]), times >= 0 else {
        throw .usage("repeat needs a name, an implementation, and a number from zero")
      }
      self = .repeat(row: "\(arguments[1]) \(arguments[2])", times: times)
      return
    }
    if rest.first == "gate" {
      isGate = true
      rest.removeFirst()
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--filter": filter = try value(of: argument)
      case "--json" where !isGate: json = try value(of: argument)
      case "--svg" where !isGate: svg = try value(of: argument)
      case "--list" where !isGate: isListing = true
      case "--instructions" where isGate: kind = .instructions
      case "--update" where isGate: isUpdating = true
      default: throw .usage("unknown argument: \(argument)")
      }
    }
    if isGate {
      self = .gate(filter: filter, kind, isUpdating: isUpdating)
    } else if isListing {
      self = .list(filter: filter)
    } else {
      self = .measure(filter: filter, json: json, svg: svg)
    }
  }
}
