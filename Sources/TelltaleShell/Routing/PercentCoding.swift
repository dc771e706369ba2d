// Foundation decodes percent signs too, but drops a byte-order mark at the beginning of a text: what is
// made from it would not match what it came from.

extension ArraySlice<UInt8> {
  /// The text of a piece of an address.
  func percentDecoded() throws(RouteError) -> String {
    var bytes: [UInt8] = []
    var rest = makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.next()?.hexadecimal, let low = rest.next()?.hexadecimal else {
        throw .badEscape(String(decoding: self, as: UTF8.self))
      }
      bytes.append(high << 4 | low)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .invalidText(String(decoding: self, as: UTF8.self))
    }
    return text
  }

  /// The text of a host or of a part of a path, which is never empty.
  func percentDecodedSegment() throws(RouteError) -> String {
    let text = try percentDecoded()
    try text.checkSegment()
    return text
  }
}

extension String {
  /// The text as a piece of an address: all but what never means anything there is escaped.
  var percentEncoded: String {
    var text = ""
    for byte in utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar.isPlain {
        text.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }

  /// The text as a host or a part of a path, which is never empty.
  func percentEncodedSegment() throws(RouteError) -> String {
    try checkSegment()
    return percentEncoded
  }

  fileprivate func checkSegment() throws(RouteError) {
    guard !isEmpty else { throw .emptySegment }
    guard !hasControlCharacter else { throw .controlCharacter }
  }
}

extension UInt8 {
  fileprivate var hexadecimal: UInt8? {
    Character(Unicode.Scalar(self)).hexDigitValue.map(UInt8.init)
  }
}

extension Unicode.Scalar {
  /// Whether it may be written as it is: the unreserved ones, and the colon before a port.
  fileprivate var isPlain: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", ":": true
    default: false
    }
  }
}
