import TelltaleBadges

/// A strict reader of JSON (RFC 8259) that holds no more of it than a piece and the value under way.
///
/// What an app needs from an answer is a few numbers in a sea of messages. The reader passes over
/// the rest without making values of it: it walks, and whoever asks for a field gets it.
struct AnswerReader {
  /// Every reader of JSON can tell the numbers up to this one apart.
  static let largestNumber = FeedNumbers.largest

  /// How many lists and objects may be in one another.
  static let deepestNesting = 256

  /// How many bytes a name or a text that is needed may have.
  static let longestText = 64 << 10

  private let nextPiece: () -> [UInt8]?
  let onWarning: (ImportWarning) -> Void

  private(set) var buffer: [UInt8] = []
  var position = 0

  /// How many bytes came before the buffer.
  private var passed = 0

  private var isAtEnd = false
  private(set) var line = 1

  /// How many bytes came before the line.
  private var lineStart = 0

  /// The way from the outermost object to the value under way.
  var path: [PathStep] = []

  /// How many lists and objects the value under way is in.
  var depth = 0

  /// The bytes of a text or a number under way.
  var scratch: [UInt8] = []

  var recording: Recording?

  /// Makes a reader of the pieces that a function returns one after the other, and nil at the end.
  init(nextPiece: @escaping () -> [UInt8]?, onWarning: @escaping (ImportWarning) -> Void) {
    self.nextPiece = nextPiece
    self.onWarning = onWarning
    skipByteOrderMark()
  }

  /// Makes a reader of a value that another one kept.
  init(_ kept: KeptValue, onWarning: @escaping (ImportWarning) -> Void) {
    nextPiece = { nil }
    self.onWarning = onWarning
    buffer = kept.bytes
    isAtEnd = true
    line = kept.line
    lineStart = 1 - kept.column
    path = kept.path
    depth = kept.depth
  }
}

// MARK: - The cursor

extension AnswerReader {
  /// The byte under the cursor, or nil at the end.
  @inline(__always)
  mutating func peek() -> UInt8? {
    if position < buffer.count { return buffer[position] }
    return refill() ? buffer[position] : nil
  }

  mutating func consume(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  mutating func skipSpace() {
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        position += 1
      case UInt8(ascii: "\n"):
        position += 1
        line += 1
        lineStart = passed + position
      default:
        return
      }
    }
  }

  /// Makes sure that nothing follows.
  mutating func finish() throws(ImportError) {
    skipSpace()
    if peek() != nil { throw unexpected(wanted: "the end") }
  }

  private mutating func refill() -> Bool {
    while !isAtEnd {
      recording?.take(buffer)
      passed += buffer.count
      position = 0
      // An empty piece is no end.
      guard let piece = nextPiece() else {
        isAtEnd = true
        buffer = []
        return false
      }
      buffer = piece
      if !buffer.isEmpty { return true }
    }
    return false
  }

  private mutating func skipByteOrderMark() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    for (count, byte) in mark.enumerated() where !consume(byte) {
      // A part of the mark is no mark, and is read as what it is.
      buffer = Array(mark.prefix(count)) + buffer[position...]
      passed += position - count
      position = 0
      return
    }
    lineStart = passed + position
  }
}

// MARK: - Places and problems

extension AnswerReader {
  /// The place of the cursor.
  var place: ImportPlace { place(column: column) }

  /// The byte of the line that is under the cursor, the first one being 1.
  var column: Int { passed + position - lineStart + 1 }

  /// A place in the line under the cursor.
  func place(column: Int) -> ImportPlace {
    ImportPlace(line: line, column: column, path: PathStep.text(path))
  }

  func warn(_ problem: ImportWarning.Problem, at place: ImportPlace) {
    onWarning(ImportWarning(problem: problem, place: place))
  }

  func error(_ problem: String, column: Int? = nil) -> ImportError {
    .invalid(problem: problem, place: place(column: column ?? self.column))
  }

  /// Makes sure that what is gathered does not fill memory.
  func require(atMost limit: Int, _ count: Int, _ kind: String) throws(ImportError) {
    if count > limit { throw error("more than \(limit) \(kind)") }
  }

  mutating func unexpected(wanted: String) -> ImportError {
    guard let byte = peek() else { return error("expected \(wanted), got the end of the answer") }
    let shown = (0x21...0x7E).contains(byte) ? "\"\(Character(Unicode.Scalar(byte)))\"" : nil
    return error("expected \(wanted), got \(shown ?? "byte \(byte)")")
  }
}
