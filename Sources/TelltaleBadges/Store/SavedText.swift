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
      guard position + expected.count <= bytes.count else { return false }
      for index in expected.indices where bytes[position + index] != expected[index] {
        return false
      }
      position += expected.count
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
        number = number * 10 + Int(digit)
        guard number <= FeedNumbers.largest else { throw Unusual() }
        position += 1
      }
      guard position > start, number >= least else { throw Unusual() }
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
