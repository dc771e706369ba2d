extension String {
  /// Calls a body with the bytes of the string, which it must not let out.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = unsafe utf8.withContiguousStorageIfAvailable(body) { return result }
    #if hasFeature(Embedded)
      // There are no strings of another kind.
      return unsafe body(UnsafeBufferPointer(start: nil, count: 0))
    #else
      return unsafe Array(utf8).withUnsafeBufferPointer(body)
    #endif
  }

  /// Creates a string of bytes that are those of strings.
  @inline(never)
  init(bytes: [UInt8]) {
    #if hasFeature(Embedded)
      // What repairs other bytes is much code.
      self = String(validating: bytes, as: UTF8.self) ?? ""
    #else
      self.init(decoding: bytes, as: UTF8.self)
    #endif
  }

  /// The bytes of the string.
  @inline(never)
  var bytes: [UInt8] { unsafe withBytes { unsafe Array($0) } }

  /// A number that is the same for strings of the same bytes.
  var hashOfBytes: UInt32 {
    unsafe withBytes { bytes in
      var hash: UInt32 = 0x811C_9DC5
      for index in bytes.indices {
        hash = unsafe (hash ^ UInt32(bytes[index])) &* 0x0100_0193
      }
      return hash ^ hash >> 15
    }
  }

  /// Returns whether another string has the same bytes.
  func hasBytes(of other: String) -> Bool { comparison(to: other) == 0 }

  /// Returns whether the string's bytes come before those of another.
  func hasBytes(before other: String) -> Bool { comparison(to: other) < 0 }

  /// Returns less than 0 if the bytes come before those of another string, 0 if they are the same.
  @inline(never)
  private func comparison(to other: String) -> Int {
    unsafe withBytes { bytes in
      unsafe other.withBytes { others in
        // No index is beyond either count.
        for index in 0..<min(bytes.count, others.count) {
          let difference = unsafe Int(bytes[index]) - Int(others[index])
          if difference != 0 { return difference }
        }
        return bytes.count - others.count
      }
    }
  }

  /// Returns the string with another in the place of each mark; `nil` if there is no mark.
  func replacing(_ mark: String, by other: String) -> String? {
    assert(!mark.isEmpty)
    let (bytes, mark, other) = (bytes, mark.bytes, other.bytes)
    var result: [UInt8] = []
    var isFound = false
    var index = 0
    while index < bytes.count {
      var length = 0
      while length < mark.count, index + length < bytes.count,
        bytes[index + length] == mark[length]
      { length += 1 }
      if length == mark.count {
        isFound = true
        result += other
        index += length
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return isFound ? String(bytes: result) : nil
  }
}
