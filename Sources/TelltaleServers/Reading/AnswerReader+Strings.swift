extension AnswerReader {
  /// Reads a string that is needed; the cursor stands on its opening quote.
  mutating func readString() throws(ImportError) -> String {
    let start = column
    scratch.removeAll(keepingCapacity: true)
    try passString(isKept: true, from: start)
    return String(decoding: scratch, as: UTF8.self)
  }

  /// Passes over a string; the cursor stands on its opening quote.
  ///
  /// Halves of surrogate pairs may stand in what nobody reads.
  mutating func skipString() throws(ImportError) {
    try passString(isKept: false, from: column)
  }

  private mutating func passString(isKept: Bool, from start: Int) throws(ImportError) {
    position += 1
    while true {
      passPlainBytes(isKept: isKept)
      if scratch.count > Self.longestText, isKept {
        throw error("a string of more than \(Self.longestText) bytes", column: start)
      }
      guard let byte = peek() else { throw error("a string that does not end", column: start) }
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return
      case UInt8(ascii: "\\"):
        try passEscape(isKept: isKept)
      case ..<0x20:
        throw error("a control character in a string")
      case 0x80...:
        try passSequence(isKept: isKept)
      default:
        // The plain bytes went on in the next piece.
        continue
      }
    }
  }

  /// Moves to the next quote, backslash, control character, or byte that is not ASCII, or to the
  /// end of the piece.
  private mutating func passPlainBytes(isKept: Bool) {
    let start = position
    var end = start
    while end < buffer.count {
      let byte = buffer[end]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 || byte >= 0x80 {
        break
      }
      end += 1
    }
    if isKept, end > start { scratch += buffer[start..<end] }
    position = end
  }
}

// MARK: - UTF-8

extension AnswerReader {
  /// Passes over the bytes of a character beyond ASCII, which must be well-formed.
  private mutating func passSequence(isKept: Bool) throws(ImportError) {
    let start = column
    guard let lead = peek(), var (range, length) = Self.continuation(of: lead) else {
      throw error("not valid UTF-8")
    }
    if isKept { scratch.append(lead) }
    position += 1
    while length > 0 {
      guard let byte = peek(), range.contains(byte) else {
        throw error("not valid UTF-8", column: start)
      }
      if isKept { scratch.append(byte) }
      position += 1
      length -= 1
      range = 0x80...0xBF
    }
  }

  /// What the byte after a first byte may be, and how many bytes follow; nil if it is none.
  private static func continuation(of lead: UInt8) -> (ClosedRange<UInt8>, Int)? {
    switch lead {
    case 0xC2...0xDF: (0x80...0xBF, 1)
    case 0xE0: (0xA0...0xBF, 2)
    case 0xED: (0x80...0x9F, 2)
    case 0xE1...0xEF: (0x80...0xBF, 2)
    case 0xF0: (0x90...0xBF, 3)
    case 0xF1...0xF3: (0x80...0xBF, 3)
    case 0xF4: (0x80...0x8F, 3)
    default: nil
    }
  }
}

// MARK: - Escapes

extension AnswerReader {
  /// Passes over an escape; the cursor stands on its backslash.
  private mutating func passEscape(isKept: Bool) throws(ImportError) {
    let start = column
    position += 1
    let byte: UInt8
    switch peek() {
    case let plain? where plain == UInt8(ascii: "\"") || plain == UInt8(ascii: "\\"): byte = plain
    case UInt8(ascii: "/"): byte = UInt8(ascii: "/")
    case UInt8(ascii: "b"): byte = 0x08
    case UInt8(ascii: "f"): byte = 0x0C
    case UInt8(ascii: "n"): byte = 0x0A
    case UInt8(ascii: "r"): byte = 0x0D
    case UInt8(ascii: "t"): byte = 0x09
    case UInt8(ascii: "u"): return try passUnicodeEscape(isKept: isKept, from: start)
    default: throw error("an escape that does not exist", column: start)
    }
    position += 1
    if isKept { scratch.append(byte) }
  }

  /// Passes over the digits of an escape, or of the two that make a surrogate pair where they are
  /// needed; the cursor stands on the "u".
  private mutating func passUnicodeEscape(isKept: Bool, from start: Int) throws(ImportError) {
    let first = try fourDigits(from: start)
    guard isKept else { return }
    var value = UInt32(first)
    if UTF16.isLeadSurrogate(first) {
      guard consume(UInt8(ascii: "\\")), peek() == UInt8(ascii: "u") else {
        throw error("half of a surrogate pair", column: start)
      }
      let second = try fourDigits(from: start)
      guard UTF16.isTrailSurrogate(second) else {
        throw error("half of a surrogate pair", column: start)
      }
      value = 0x10000 + (value - 0xD800) << 10 + UInt32(second) - 0xDC00
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw error("half of a surrogate pair", column: start)
    }
    scratch += UTF8.encode(scalar).map(Array.init) ?? []
  }

  private mutating func fourDigits(from start: Int) throws(ImportError) -> UInt16 {
    position += 1
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("an escape without four hexadecimal digits", column: start)
      }
      value = value << 4 | UInt16(digit)
      position += 1
    }
    return value
  }
}
