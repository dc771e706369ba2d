/// The bytes that a reader passes over, up to a limit.
struct Recording {
  /// Where in the reader's buffer the bytes begin that are not taken yet.
  private var start: Int
  private let limit: Int
  private(set) var bytes: [UInt8] = []

  /// Whether there were more than the limit.
  private(set) var isCut = false

  init(from start: Int, limit: Int) {
    self.start = start
    self.limit = limit
  }
}

extension Recording {
  /// Takes the bytes of a buffer up to its end or a position.
  mutating func take(_ buffer: [UInt8], upTo end: Int? = nil) {
    let piece = buffer[start..<(end ?? buffer.count)]
    start = 0
    if isCut || bytes.count + piece.count > limit {
      isCut = true
      bytes = []
    } else {
      bytes += piece
    }
  }
}
