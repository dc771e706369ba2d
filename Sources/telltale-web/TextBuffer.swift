import TelltaleBadges

/// Memory in which the page reads a text.
@safe
struct TextBuffer: ~Copyable {
  private var memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1024)

  deinit { unsafe memory.deallocate() }
}

extension TextBuffer {
  /// Where the text begins, until the next one is written.
  var address: UnsafeMutableRawPointer? { unsafe UnsafeMutableRawPointer(memory.baseAddress) }

  /// Writes the bytes of a text and returns how many there are.
  mutating func write(_ text: String) -> Int {
    unsafe text.withBytes { bytes in
      if unsafe bytes.count > memory.count {
        unsafe memory.deallocate()
        unsafe memory = .allocate(capacity: bytes.count * 2)
      }
      // The memory has room for all.
      _ = unsafe memory.update(from: bytes)
      return bytes.count
    }
  }
}
