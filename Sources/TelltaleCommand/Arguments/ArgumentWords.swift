import TelltaleFeeds

/// The words after a subcommand, sorted into options and operands.
package struct ArgumentWords {
  /// Whether help was asked for, which goes before everything else.
  let asksForHelp: Bool

  private let subcommand: Subcommand
  private var switches: Set<String> = []
  private var values: [String: String] = [:]
  private var operands: [String] = []

  /// Sorts the words by the options that the subcommand knows.
  ///
  /// Options and operands come in any order; `--name value` and `--name=value` are the same, and
  /// after `--` everything is an operand.
  init(_ words: [String], of subcommand: Subcommand) throws(UsageError) {
    self.subcommand = subcommand
    asksForHelp = words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    if asksForHelp { return }
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else {
        try takeOption(word, &rest)
      }
    }
  }

  private mutating func takeOption(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    if subcommand.switches.contains(word) {
      switches.insert(word)
    } else if subcommand.switches.contains(name) {
      throw .needlessValue(option: name)
    } else if subcommand.optionsWithValue.contains(name) {
      guard values[name] == nil else { throw .repeatedOption(name) }
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst(), !value.isEmpty,
        parts.count > 1 || !value.hasPrefix("--")
      else {
        throw .missingValue(option: name)
      }
      values[name] = value
    } else {
      throw .unknownOption(word)
    }
  }
}

extension ArgumentWords {
  func has(_ name: String) -> Bool { switches.contains(name) }

  func value(of name: String) -> String? { values[name] }

  /// The words that are no options; at least one is needed.
  func operandsOrError(of kind: String) throws(UsageError) -> [String] {
    guard !operands.isEmpty else { throw .missingOperand(kind: kind) }
    guard !operands.contains("") else { throw .emptyOperand }
    return operands
  }

  /// Makes sure that all words are options.
  func refuseOperands() throws(UsageError) {
    if let operand = operands.first { throw .needlessOperand(operand) }
  }

  /// The feeds among the words; at least one is needed.
  func feeds() throws(UsageError) -> [FeedSource] {
    try operandsOrError(of: "a feed, or - for standard input").map(FeedSource.init(argument:))
  }
}

extension Subcommand {
  fileprivate var switches: Set<String> {
    switch self {
    case .replay: ["--json", "--trace"]
    case .check: ["--strict"]
    case .explain: ["--trace"]
    case .graph, .shell: []
    case .import: ["--complete", "--strict"]
    }
  }

  fileprivate var optionsWithValue: Set<String> {
    switch self {
    case .replay: ["--format", "--svg"]
    case .check: []
    case .explain: ["--format", "--section", "--source", "--line", "--chrome"]
    case .graph: ["--as", "--format", "--out"]
    case .shell: ["--script"]
    case .import: ["--through"]
    }
  }
}
