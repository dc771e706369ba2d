#if canImport(Foundation) && !hasFeature(Embedded)
  import Foundation

  /// The text of a saved state, read by hand where it is as it was written here.
  ///
  /// Only what the encoder writes is understood: no spaces, no fields out of the ordinary. Whatever
  /// else may be in a file is left to the decoder, which knows all of JSON and tells what is wrong.
  struct SavedText {
    /// Something that is left to the decoder.
    struct Unusual: Error {}

    let bytes: [UInt8]
    private(set) var position: Int

    init(_ bytes: [UInt8], from start: Int) {
      self.bytes = bytes
      position = start
    }
  }

  extension SavedText {
    /// Whether the text goes on with some bytes, which are then read.
    mutating func accept(_ expected: [UInt8]) -> Bool {
      guard isFollowed(by: expected, at: position) else { return false }
      position += expected.count
      return true
    }

    /// Whether the text goes on with a field, after what parts it from the one before.
    mutating func accept(_ key: [UInt8], after separator: inout UInt8) -> Bool {
      guard position < bytes.count, bytes[position] == separator,
        isFollowed(by: key, at: position + 1)
      else { return false }
      position += 1 + key.count
      separator = UInt8(ascii: ",")
      return true
    }

    private func isFollowed(by expected: [UInt8], at place: Int) -> Bool {
      guard place + expected.count <= bytes.count else { return false }
      for index in expected.indices where bytes[place + index] != expected[index] {
        return false
      }
      return true
    }

    /// Whether the text goes on with a byte, which is then read.
    mutating func accept(_ expected: UInt8) -> Bool {
      guard position < bytes.count, bytes[position] == expected else { return false }
      position += 1
      return true
    }

    mutating func expect(_ expected: UInt8) throws(Unusual) {
      guard accept(expected) else { throw Unusual() }
    }

    /// Reads a whole number of a feed.
    mutating func whole(from least: Int = 0) throws(Unusual) -> Int {
      let start = position
      var number = 0
      while position < bytes.count, case let digit = bytes[position] &- UInt8(ascii: "0"),
        digit < 10
      {
        guard number <= (FeedNumbers.largest - Int(digit)) / 10 else { throw Unusual() }
        number = number * 10 + Int(digit)
        position += 1
      }
      let hasLeadingZero = position > start + 1 && bytes[start] == UInt8(ascii: "0")
      guard position > start, !hasLeadingZero, number >= least else { throw Unusual() }
      return number
    }

    mutating func flag() throws(Unusual) -> Bool {
      if accept(Self.yes) { return true }
      guard accept(Self.no) else { throw Unusual() }
      return false
    }

    /// Reads a string and returns where it is, with its quotes and as it is written.
    mutating func string() throws(Unusual) -> Range<Int> {
      let start = position
      try expect(Self.quote)
      while position < bytes.count, bytes[position] != Self.quote {
        position += bytes[position] == Self.backslash ? 2 : 1
      }
      try expect(Self.quote)
      return start..<position
    }

    /// Goes on behind a value, whatever it is.
    mutating func skipValue() throws(Unusual) {
      var depth = 0
      while position < bytes.count {
        switch bytes[position] {
        case Self.quote:
          _ = try string()
          if depth == 0 { return }
          continue
        case UInt8(ascii: "["), UInt8(ascii: "{"):
          depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
          if depth == 0 { return }
          depth -= 1
          if depth == 0 { return position += 1 }
        case UInt8(ascii: ",") where depth == 0:
          return
        default:
          break
        }
        position += 1
      }
      throw Unusual()
    }

    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")
    private static let yes = Array("true".utf8)
    private static let no = Array("false".utf8)
  }
#endif
