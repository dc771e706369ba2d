/// Cuts a file into lines, holding no more of it than one piece and the line under way.
package struct LineReader {
  private static let pieceSize = 256 << 10

  private let name: String
  private let file: OpenFile?
  private let size: Int?

  /// The longest line that is read; without a limit, a file without line ends would fill memory.
  private let longestLine: Int

  private var buffer: [UInt8]

  /// Where the next line begins in the buffer.
  private var start = 0

  /// How far the buffer holds no end of a line.
  private var searched = 0

  private var isAtEnd: Bool

  /// How many bytes the file has given so far.
  private(set) var bytesRead = 0

  /// The number of the line read last.
  private(set) var lineNumber = 0

  init(_ file: FileDescriptor, name: String, longestLine: Int) {
    self.name = name
    self.longestLine = longestLine
    self.file = OpenFile(file)
    size = file.size
    buffer = []
    isAtEnd = false
  }

  init(text: String, name: String) {
    self.name = name
    longestLine = .max
    file = nil
    size = text.utf8.count
    buffer = Array(text.utf8)
    isAtEnd = true
  }
}

extension LineReader {
  /// The place of the line read last.
  package var place: FeedPlace { FeedPlace(file: name, line: lineNumber) }

  /// How much of the file has been read, from 0 to 1; nil where its size is not known.
  var fraction: Double? { size.map { $0 == 0 ? 1 : min(1, Double(bytesRead) / Double($0)) } }

  /// Reads the next line that is not blank, without its end; nil after the last one.
  package mutating func next() throws(FeedError) -> ArraySlice<UInt8>? {
    while let line = try nextLine() {
      if !line.allSatisfy(Self.isSpace) { return line }
    }
    return nil
  }

  private mutating func nextLine() throws(FeedError) -> ArraySlice<UInt8>? {
    while true {
      if let end = endOfLine() {
        defer { moveOn(to: end + 1) }
        return try checked(buffer[start..<end])
      }
      if isAtEnd {
        guard start < buffer.count else { return nil }
        defer { moveOn(to: buffer.count) }
        return try checked(buffer[start...])
      }
      guard buffer.count - start <= longestLine else {
        lineNumber += 1
        throw .invalidLine(place, problem: "the line must be at most \(longestLine >> 20) MiB long")
      }
      try readPiece()
    }
  }

  private mutating func endOfLine() -> Int? {
    let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n"))
    searched = end ?? buffer.count
    return end
  }

  private mutating func moveOn(to next: Int) {
    start = next
    searched = next
  }

  private mutating func readPiece() throws(FeedError) {
    buffer.removeFirst(start)
    searched -= start
    start = 0
    do throws(SystemError) {
      let piece = try file?.descriptor.read(upTo: Self.pieceSize) ?? []
      bytesRead += piece.count
      buffer += piece
      isAtEnd = piece.isEmpty
    } catch {
      throw .unreadable(file: name, reason: "\(error)")
    }
  }

  /// Counts the line, takes a byte order mark from the first one, and makes sure that it is text.
  private mutating func checked(
    _ line: ArraySlice<UInt8>
  ) throws(FeedError) -> ArraySlice<UInt8> {
    lineNumber += 1
    let text = lineNumber == 1 && line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: text.span)
    } catch {
      throw .invalidLine(
        place, problem: "not valid UTF-8 at column \(error.byteOffsets.lowerBound + 1)")
    }
    return text
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
