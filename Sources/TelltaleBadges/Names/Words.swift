/// A text that is put together of texts and numbers.
///
/// In Embedded Swift it grows as bytes: a string that grows brings code for strings of all kinds,
/// which is much of a small program.
package struct Words {
  #if hasFeature(Embedded)
    private var bytes: [UInt8] = []
  #else
    private var string = ""
  #endif
}

extension Words {
  /// The text.
  @inline(never)
  package var text: String {
    #if hasFeature(Embedded)
      String(bytes: bytes)
    #else
      string
    #endif
  }

  /// Adds other words.
  @inline(never)
  package static func += (words: inout Words, others: Words) {
    #if hasFeature(Embedded)
      words.bytes += others.bytes
    #else
      words.string += others.string
    #endif
  }
}

extension Words: ExpressibleByStringInterpolation, StringInterpolationProtocol {
  @inline(never)
  package init(stringLiteral literal: String) {
    appendInterpolation(literal)
  }

  @inline(never)
  package init(literalCapacity: Int, interpolationCount: Int) {
    #if !hasFeature(Embedded)
      string.reserveCapacity(literalCapacity + 2 * interpolationCount)
    #endif
  }

  @inline(never)
  package init(stringInterpolation words: Words) {
    self = words
  }

  @inline(never)
  package mutating func appendLiteral(_ literal: String) {
    appendInterpolation(literal)
  }

  @inline(never)
  package mutating func appendInterpolation(_ text: String) {
    #if hasFeature(Embedded)
      bytes += text.bytes
    #else
      string += text
    #endif
  }

  @inline(never)
  package mutating func appendInterpolation(_ words: Words) {
    self += words
  }

  @inline(never)
  package mutating func appendInterpolation(_ number: Int) {
    #if hasFeature(Embedded)
      if number < 0 { bytes.append(UInt8(ascii: "-")) }
      let first = bytes.count
      var rest = number.magnitude
      repeat {
        bytes.insert(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10), at: first)
        rest /= 10
      } while rest > 0
    #else
      string += String(number)
    #endif
  }
}
