#if canImport(Foundation) && !hasFeature(Embedded)
  /// The cyclic redundancy check of 32 bits, which notices any change within 32 bits in a row.
  enum Checksum {
    private static let table: [UInt32] = (0..<256).map { byte in
      var value = UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
      return value
    }

    static func crc32(_ bytes: [UInt8]) -> UInt32 {
      var value = UInt32.max
      for byte in bytes {
        value = table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ (value >> 8)
      }
      return ~value
    }

    /// Returns a number in base 16, with as many digits as asked for.
    static func hex(_ number: UInt32, digits: Int) -> String {
      let text = String(number, radix: 16)
      return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }
  }
#endif
