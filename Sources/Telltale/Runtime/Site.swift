/// The place in a client's source where a node was made, for messages: one word.
///
/// The file is the address of a `StaticString`'s bytes, which end with a zero and are never freed;
/// the line takes the 16 bits above, and is 65,535 from there on.
@frozen @usableFromInline
struct Site {
  @usableFromInline let word: UInt64

  @inlinable init(word: UInt64) {
    self.word = word
  }

  @inlinable init(fileID: StaticString, line: UInt) {
    guard fileID.hasPointerRepresentation else {
      self.word = 0
      return
    }
    let address = unsafe UInt64(UInt(bitPattern: fileID.utf8Start))
    self.word = address & (1 << 48 - 1) | UInt64(min(line, 65_535)) << 48
  }

  @inlinable static var unknown: Site { Site(word: 0) }
}

extension Site: CustomStringConvertible {
  @usableFromInline var description: String {
    let address = UInt(truncatingIfNeeded: word & (1 << 48 - 1))
    guard let file = unsafe UnsafePointer<UInt8>(bitPattern: address) else {
      return "unknown place"
    }
    return unsafe "\(String(cString: file)):\(word >> 48)"
  }
}
