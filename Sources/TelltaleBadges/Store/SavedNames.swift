#if canImport(Foundation) && !hasFeature(Embedded)
  import Foundation

  /// The different strings of a text, numbered as they come, each made a string once.
  struct SavedNames {
    private(set) var names: [String] = []
    private var ranges: [Range<Int>] = []
    /// A hash table with linear probing: the number of a name plus one, or 0.
    private var table: [Int32] = Array(repeating: 0, count: 64)
  }

  extension SavedNames {
    subscript(_ number: Int32) -> String { names[Int(number)] }

    /// Returns the number of the string at a place of a text.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the string.
    mutating func number(
      of range: Range<Int>, in bytes: [UInt8]
    ) throws(SavedText.Unusual) -> Int32 {
      if names.count * 2 > table.count { grow(bytes) }
      var place = home(range, bytes)
      while table[place] != 0 {
        let number = table[place] - 1
        if isEqual(ranges[Int(number)], range, bytes) { return number }
        place = (place + 1) & (table.count - 1)
      }
      names.append(try Self.name(bytes[range]))
      ranges.append(range)
      table[place] = Int32(names.count)
      return Int32(names.count - 1)
    }

    /// Returns what is written with quotes, and with escapes if need be.
    private static func name(_ text: ArraySlice<UInt8>) throws(SavedText.Unusual) -> String {
      if text.allSatisfy({ 0x20..<0x80 ~= $0 && $0 != UInt8(ascii: "\\") }) {
        return String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
      }
      do {
        return try JSONDecoder().decode(String.self, from: Data(text))
      } catch {
        throw SavedText.Unusual()
      }
    }

    private func home(_ range: Range<Int>, _ bytes: [UInt8]) -> Int {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3 }
      return Int(truncatingIfNeeded: hash ^ hash >> 32) & (table.count - 1)
    }

    private func isEqual(_ a: Range<Int>, _ b: Range<Int>, _ bytes: [UInt8]) -> Bool {
      guard a.count == b.count else { return false }
      for offset in 0..<a.count
      where bytes[a.lowerBound + offset] != bytes[b.lowerBound + offset] {
        return false
      }
      return true
    }

    private mutating func grow(_ bytes: [UInt8]) {
      table = Array(repeating: 0, count: table.count * 2)
      for number in ranges.indices {
        var place = home(ranges[number], bytes)
        while table[place] != 0 { place = (place + 1) & (table.count - 1) }
        table[place] = Int32(number + 1)
      }
    }
  }
#endif
