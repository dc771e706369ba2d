/// A key that the live view knows.
package enum Key: Equatable, Sendable {
  case character(Character)
  case right
  case other
}

extension Key {
  /// The keys behind bytes from a terminal in raw mode.
  ///
  /// An escape sequence arrives in one piece, so it is one key, known or not; its characters are
  /// not taken for keys of their own.
  package static func keys(from bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == 0x1B else {
        keys.append(byte < 0x80 ? .character(Character(Unicode.Scalar(byte))) : .other)
        continue
      }
      keys.append(escapeSequence(&rest))
    }
    return keys
  }

  /// Takes what follows an escape character: "[C" or "OC" is the right arrow.
  private static func escapeSequence(_ rest: inout ArraySlice<UInt8>) -> Key {
    guard let introducer = rest.first,
      introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O")
    else { return .other }
    rest.removeFirst()
    while let byte = rest.popFirst() {
      if (0x40...0x7E).contains(byte) { return byte == UInt8(ascii: "C") ? .right : .other }
    }
    return .other
  }
}
