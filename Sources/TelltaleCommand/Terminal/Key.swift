/// A key that the live views know.
package enum Key: Equatable, Sendable {
  case character(Character)
  case up
  case down
  case left
  case right
  case enter
  case tab
  case backspace
  case escape
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
      switch byte {
      case 0x1B: keys.append(escapeSequence(&rest))
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): keys.append(.enter)
      case UInt8(ascii: "\t"): keys.append(.tab)
      case 0x7F, 0x08: keys.append(.backspace)
      case 0..<0x20: keys.append(.other)
      case 0..<0x80: keys.append(.character(Character(Unicode.Scalar(byte))))
      default: keys.append(letter(byte, &rest))
      }
    }
    return keys
  }

  /// Takes what follows the first byte of a letter beyond ASCII.
  private static func letter(_ first: UInt8, _ rest: inout ArraySlice<UInt8>) -> Key {
    var bytes = [first]
    while let byte = rest.first, byte & 0xC0 == 0x80 {
      bytes.append(byte)
      rest.removeFirst()
    }
    guard let text = String(validating: bytes, as: UTF8.self), text.count == 1,
      let letter = text.first
    else { return .other }
    return .character(letter)
  }

  /// Takes what follows an escape character: "[C" or "OC" is the right arrow.
  private static func escapeSequence(_ rest: inout ArraySlice<UInt8>) -> Key {
    guard let introducer = rest.first else { return .escape }
    guard introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O") else { return .escape }
    rest.removeFirst()
    while let byte = rest.popFirst() {
      guard (0x40...0x7E).contains(byte) else { continue }
      switch byte {
      case UInt8(ascii: "A"): return .up
      case UInt8(ascii: "B"): return .down
      case UInt8(ascii: "C"): return .right
      case UInt8(ascii: "D"): return .left
      default: return .other
      }
    }
    return .other
  }
}
