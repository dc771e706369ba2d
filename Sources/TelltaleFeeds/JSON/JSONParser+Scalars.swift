extension JSONParser {
  /// Reads a string; the cursor stands on its opening quote.
  mutating func string() throws(JSONError) -> String {
    position += 1
    let start = position
    try skipPlainCharacters()
    if current == UInt8(ascii: "\"") {
      defer { position += 1 }
      return text(start..<position)
    }
    var result = text(start..<position)
    while !consume(UInt8(ascii: "\"")) {
      result.unicodeScalars.append(try escape())
      let plain = position
      try skipPlainCharacters()
      result += text(plain..<position)
    }
    return result
  }

  /// Moves to the next quote or backslash.
  private mutating func skipPlainCharacters() throws(JSONError) {
    while position < bytes.endIndex {
      switch bytes[position] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): return
      case ..<0x20: throw error("a control character in a string")
      default: position += 1
      }
    }
    throw error("a string that does not end")
  }

  /// Reads an escape; the cursor stands on its backslash.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = position
    position += 1
    defer { position += 1 }
    switch current {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default: throw error("an escape that does not exist", at: start)
    }
  }

  /// Reads the digits of a Unicode escape, or of the two that make a surrogate pair; the cursor
  /// stands on the "u" and stops at the last digit.
  private mutating func unicodeEscape(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try fourDigits(from: start)
    guard UTF16.isLeadSurrogate(first) else {
      guard let scalar = Unicode.Scalar(first) else {
        throw error("half of a surrogate pair", at: start)
      }
      return scalar
    }
    position += 1
    guard consume(UInt8(ascii: "\\")), current == UInt8(ascii: "u") else {
      throw error("half of a surrogate pair", at: start)
    }
    let second = try fourDigits(from: start)
    guard UTF16.isTrailSurrogate(second),
      let scalar = Unicode.Scalar(
        0x10000 + (UInt32(first) - 0xD800) << 10 + UInt32(second) - 0xDC00)
    else { throw error("half of a surrogate pair", at: start) }
    return scalar
  }

  private mutating func fourDigits(from start: Int) throws(JSONError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      position += 1
      guard let digit = current.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw error("an escape without four hexadecimal digits", at: start)
      }
      value = value << 4 | UInt16(digit)
    }
    return value
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

// MARK: - Numbers

extension JSONParser {
  /// Reads a number; the cursor stands on its sign or first digit.
  mutating func number() throws(JSONError) -> JSONValue {
    let start = position
    let isNegative = consume(UInt8(ascii: "-"))
    let magnitude = try wholePart()
    let isPlain = current.map(Self.endsWholePart) ?? true
    if isPlain, let magnitude, let value = Int(exactly: magnitude) {
      return .integer(isNegative ? -value : value)
    }
    try fraction()
    try exponent()
    let written = text(start..<position)
    // A number written with a fraction or an exponent may be whole all the same: 5.0, 1e3.
    if !isPlain, let value = Double(written), abs(value) <= 0x1p53, let whole = Int(exactly: value)
    {
      return .integer(whole)
    }
    return .number(written)
  }

  private static func endsWholePart(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: ".") && byte | 0x20 != UInt8(ascii: "e")
  }

  /// Reads the digits before a point, and returns their value where it fits.
  private mutating func wholePart() throws(JSONError) -> UInt64? {
    let start = position
    if consume(UInt8(ascii: "0")) {
      if let digit = current, Self.isDigit(digit) { throw error("a leading zero", at: start) }
      return 0
    }
    var value: UInt64? = 0
    while let digit = current, Self.isDigit(digit) {
      value = value.flatMap { value in
        let (scaled, isTooLarge) = value.multipliedReportingOverflow(by: 10)
        let (sum, isTooLargeToo) = scaled.addingReportingOverflow(UInt64(digit & 0x0F))
        return isTooLarge || isTooLargeToo ? nil : sum
      }
      position += 1
    }
    guard position > start else { throw unexpected(wanted: "a digit") }
    return value
  }

  private mutating func fraction() throws(JSONError) {
    guard consume(UInt8(ascii: ".")) else { return }
    try digits()
  }

  private mutating func exponent() throws(JSONError) {
    guard let byte = current, byte | 0x20 == UInt8(ascii: "e") else { return }
    position += 1
    if !consume(UInt8(ascii: "+")) { _ = consume(UInt8(ascii: "-")) }
    try digits()
  }

  private mutating func digits() throws(JSONError) {
    guard let first = current, Self.isDigit(first) else { throw unexpected(wanted: "a digit") }
    while let digit = current, Self.isDigit(digit) { position += 1 }
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
