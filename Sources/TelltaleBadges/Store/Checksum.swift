#if canImport(Foundation) && !hasFeature(Embedded)
  /// The cyclic redundancy check of 32 bits, which notices any change within 32 bits in a row.
  struct Checksum {
    private var state = UInt32.max
  }

  extension Checksum {
    /// The sum of the bytes so far.
    var value: UInt32 { ~state }

    /// Takes in more bytes, eight at a time.
    mutating func add(_ bytes: ArraySlice<UInt8>) {
      let tables = Self.tables
      var index = bytes.startIndex
      while index + 8 <= bytes.endIndex {
        let low = state ^ Self.word(bytes, index)
        let high = Self.word(bytes, index + 4)
        state =
          tables[1792 + Int(low & 255)] ^ tables[1536 + Int(low >> 8 & 255)]
          ^ tables[1280 + Int(low >> 16 & 255)] ^ tables[1024 + Int(low >> 24)]
          ^ tables[768 + Int(high & 255)] ^ tables[512 + Int(high >> 8 & 255)]
          ^ tables[256 + Int(high >> 16 & 255)] ^ tables[Int(high >> 24)]
        index += 8
      }
      for byte in bytes[index...] {
        state = tables[Int(UInt8(truncatingIfNeeded: state) ^ byte)] ^ (state >> 8)
      }
    }

    static func crc32(_ bytes: [UInt8]) -> UInt32 {
      var sum = Checksum()
      sum.add(bytes[...])
      return sum.value
    }

    /// Returns a number in base 16, with as many digits as asked for.
    static func hex(_ number: UInt32, digits: Int) -> String {
      let text = String(number, radix: 16)
      return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }
  }

  extension Checksum {
    /// Eight tables of 256 numbers: what a byte does to the state, and from how many bytes before.
    private static let tables: [UInt32] = {
      var tables: [UInt32] = (0..<256).map { byte in
        var value = UInt32(byte)
        for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
        return value
      }
      for index in 256..<2_048 {
        let value = tables[index - 256]
        tables.append(tables[Int(value & 255)] ^ (value >> 8))
      }
      return tables
    }()

    private static func word(_ bytes: ArraySlice<UInt8>, _ index: Int) -> UInt32 {
      UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
        | UInt32(bytes[index + 3]) << 24
    }
  }
#endif
