/// One line of a terminal: pieces of text, each in a style.
package struct StyledLine: Equatable, Sendable {
  private struct Piece: Equatable {
    let text: String
    let style: TextStyle
  }

  private var pieces: [Piece] = []

  package init() {}

  package init(_ text: String, _ style: TextStyle = .plain) {
    append(text, style)
  }
}

extension StyledLine {
  /// The text without its styles.
  package var text: String { pieces.map(\.text).joined() }

  /// How many columns the line takes.
  package var width: Int { pieces.reduce(0) { $0 + $1.text.columns } }

  package mutating func append(_ text: String, _ style: TextStyle = .plain) {
    if !text.isEmpty { pieces.append(Piece(text: text, style: style)) }
  }

  package static func + (left: StyledLine, right: StyledLine) -> StyledLine {
    var result = left
    result += right
    return result
  }

  package static func += (left: inout StyledLine, right: StyledLine) {
    left.pieces += right.pieces
  }

  /// The line cut or filled with spaces to be exactly so wide, or empty if that is
  /// not at least one column; a cut ends with "…".
  package func fitted(to columns: Int) -> StyledLine {
    guard columns > 0 else { return StyledLine() }
    guard width > columns else {
      return self + StyledLine(String(repeating: " ", count: columns - width))
    }
    var result = StyledLine()
    for piece in pieces {
      let kept = piece.text.prefix(columns: columns - 1 - result.width)
      result.append(kept, piece.style)
      if kept != piece.text { break }
    }
    result.append("…", .dim)
    return result.fitted(to: columns)
  }

  /// The line in the middle of so many columns.
  package func centered(in columns: Int) -> StyledLine {
    let before = max(0, (columns - width) / 2)
    return (StyledLine(String(repeating: " ", count: before)) + self).fitted(to: columns)
  }

  /// The line as it is written to a terminal.
  package func encoded(inColor: Bool) -> String {
    pieces.map { piece in
      guard let parameters = piece.style.parameters(inColor: inColor) else { return piece.text }
      return "\u{1B}[\(parameters)m\(piece.text)\u{1B}[0m"
    }.joined()
  }
}
