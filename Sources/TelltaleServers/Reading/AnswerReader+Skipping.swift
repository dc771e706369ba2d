extension AnswerReader {
  /// Passes over a value, whatever it is, without recursion.
  mutating func skip() throws(ImportError) {
    var nesting = Nesting()
    repeat {
      try skipBeginning(&nesting)
      try skipEnds(&nesting)
    } while nesting.count > 0
  }

  /// Passes over a value, and returns it if it has at most so many bytes.
  mutating func keep(atMost limit: Int) throws(ImportError) -> KeptValue? {
    skipSpace()
    let start = place
    recording = Recording(from: position, limit: limit)
    try skip()
    recording?.take(buffer, upTo: position)
    defer { recording = nil }
    guard let recording, !recording.isCut else { return nil }
    return KeptValue(
      bytes: recording.bytes, line: start.line, column: start.column, path: path, depth: depth)
  }

  /// Passes over a scalar, an empty container, or the beginning of a container up to its first
  /// value.
  private mutating func skipBeginning(_ nesting: inout Nesting) throws(ImportError) {
    while true {
      switch try kind() {
      case .object:
        try open(&nesting, isObject: true)
        skipSpace()
        if peek() == UInt8(ascii: "}") { return }
        try skipName()
      case .list:
        try open(&nesting, isObject: false)
        skipSpace()
        if peek() == UInt8(ascii: "]") { return }
      case .text: return try skipString()
      case .number: return try skipNumber()
      case .boolean:
        _ = try boolean()
        return
      case .null: return try literal("null")
      }
    }
  }

  /// Passes over what closes containers after a value, up to the next value if there is one.
  private mutating func skipEnds(_ nesting: inout Nesting) throws(ImportError) {
    while nesting.count > 0 {
      skipSpace()
      let isObject = nesting.isObject
      if consume(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
        nesting.pop()
      } else if consume(UInt8(ascii: ",")) {
        if isObject { try skipName() }
        return
      } else {
        throw unexpected(wanted: isObject ? "\",\" or \"}\"" : "\",\" or \"]\"")
      }
    }
  }

  private mutating func open(_ nesting: inout Nesting, isObject: Bool) throws(ImportError) {
    guard depth + nesting.count < Self.deepestNesting else { throw nestedTooDeep }
    nesting.push(isObject: isObject)
    position += 1
  }

  private mutating func skipName() throws(ImportError) {
    skipSpace()
    guard peek() == UInt8(ascii: "\"") else { throw unexpected(wanted: "a name in quotes") }
    try skipString()
    skipSpace()
    guard consume(UInt8(ascii: ":")) else { throw unexpected(wanted: "\":\"") }
  }

  var nestedTooDeep: ImportError { error("nested deeper than \(Self.deepestNesting) levels") }
}
