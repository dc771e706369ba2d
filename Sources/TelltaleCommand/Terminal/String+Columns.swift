extension Character {
  /// How many columns of a terminal the character takes: none, one or two.
  package var columns: Int {
    var widest = 0
    for scalar in unicodeScalars {
      if scalar == "\u{FE0F}" { return 2 }
      widest = max(widest, scalar.columns)
    }
    return widest
  }
}

extension StringProtocol {
  /// How many columns of a terminal the text takes.
  package var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The longest beginning that fits into so many columns.
  package func prefix(columns limit: Int) -> String {
    var rest = limit
    return String(
      prefix { character in
        rest -= character.columns
        return rest >= 0
      })
  }
}

extension Unicode.Scalar {
  /// The blocks whose characters are two columns wide, in ascending order.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1B000...0x1B2FF,
    0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]

  fileprivate var columns: Int {
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if value < 0x1100 { return 1 }
    return properties.isEmojiPresentation || Self.wideRanges.contains { $0.contains(value) } ? 2 : 1
  }
}
