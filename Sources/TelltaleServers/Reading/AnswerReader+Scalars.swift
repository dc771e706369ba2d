extension AnswerReader {
  /// The kind of the value that follows.
  mutating func kind() throws(ImportError) -> JSONKind {
    skipSpace()
    switch peek() {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .list
    case UInt8(ascii: "\""): return .text
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "n"): return .null
    case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte): return .number
    default: throw unexpected(wanted: "a value")
    }
  }

  /// Reads a count; nil if nothing that can be used stands there.
  mutating func count() throws(ImportError) -> Int? {
    guard try expects(.number, "a whole number") else { return nil }
    let start = column
    let value = try whole()
    guard let value else {
      warn(.notACount(shownNumber), at: place(column: start))
      return nil
    }
    guard value <= Self.largestNumber else {
      warn(.notACount("\(value)"), at: place(column: start))
      return nil
    }
    if value < 0 { warn(.negativeCount(value), at: place(column: start)) }
    return max(0, value)
  }

  /// Reads a number that names something; nil if nothing that can be used stands there.
  mutating func identity() throws(ImportError) -> Int? {
    guard try expects(.number, "a whole number") else { return nil }
    let start = column
    guard let value = try whole(), (0...Self.largestNumber).contains(value) else {
      warn(.notACount(shownNumber), at: place(column: start))
      return nil
    }
    return value
  }

  /// Reads a string; nil if none stands there.
  mutating func text() throws(ImportError) -> String? {
    guard try expects(.text, "a string") else { return nil }
    return try readString()
  }

  /// Reads true or false; nil if neither stands there.
  mutating func flag() throws(ImportError) -> Bool? {
    guard try expects(.boolean, "true or false") else { return nil }
    return try boolean()
  }

  /// Whether a value of a kind follows; passes over any other, with a warning but for null.
  mutating func expects(_ kind: JSONKind, _ expected: String) throws(ImportError) -> Bool {
    let found = try self.kind()
    if found == kind { return true }
    if found != .null {
      warn(.wrongKind(expected: expected, found: found.description), at: place)
    }
    try skip()
    return false
  }

  mutating func boolean() throws(ImportError) -> Bool {
    if peek() == UInt8(ascii: "t") {
      try literal("true")
      return true
    }
    try literal("false")
    return false
  }

  mutating func literal(_ word: StaticString) throws(ImportError) {
    let start = column
    for byte in word.description.utf8 where !consume(byte) {
      throw error("expected \(word)", column: start)
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

// MARK: - Numbers

extension AnswerReader {
  private static let longestNumber = 64

  /// Reads a number, and returns it if it is whole and fits, however it is written.
  private mutating func whole() throws(ImportError) -> Int? {
    try skipNumber()
    guard scratch.count <= Self.longestNumber else { return nil }
    let text = String(decoding: scratch, as: UTF8.self)
    if let value = Int(text) { return value }
    guard let value = Double(text), abs(value) <= Double(Self.largestNumber) else { return nil }
    return Int(exactly: value)
  }

  /// The number read last, cut where it is long.
  private var shownNumber: String {
    let text = String(decoding: scratch.prefix(40), as: UTF8.self)
    return scratch.count > 40 ? text + "…" : text
  }

  /// Passes over a number and keeps its beginning.
  mutating func skipNumber() throws(ImportError) {
    scratch.removeAll(keepingCapacity: true)
    keepIf { $0 == UInt8(ascii: "-") }
    let start = column
    if peek() == UInt8(ascii: "0") {
      keep()
      if let byte = peek(), Self.isDigit(byte) { throw error("a leading zero", column: start) }
    } else {
      try digits()
    }
    if keepIf({ $0 == UInt8(ascii: ".") }) { try digits() }
    if keepIf({ $0 | 0x20 == UInt8(ascii: "e") }) {
      keepIf { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
      try digits()
    }
  }

  private mutating func digits() throws(ImportError) {
    guard let byte = peek(), Self.isDigit(byte) else { throw unexpected(wanted: "a digit") }
    while let byte = peek(), Self.isDigit(byte) { keep() }
  }

  @discardableResult
  private mutating func keepIf(_ condition: (UInt8) -> Bool) -> Bool {
    guard let byte = peek(), condition(byte) else { return false }
    keep()
    return true
  }

  private mutating func keep() {
    if scratch.count <= Self.longestNumber { scratch.append(buffer[position]) }
    position += 1
  }
}
