/// The bytes that the fuzzer tries, taken one after the other.
package struct FuzzInput {
  package let bytes: [UInt8]
  private var position = 0

  /// Copies the bytes, which live for one call.
  package init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    // The fuzzer hands over the start and the number of bytes of one buffer.
    bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  }
}

extension FuzzInput {
  package var isAtEnd: Bool { position >= bytes.count }

  /// Takes a byte and makes a number of it; behind the end it is always 0.
  package mutating func below(_ limit: Int) -> Int {
    guard !isAtEnd else { return 0 }
    defer { position += 1 }
    return Int(bytes[position]) % limit
  }
}
