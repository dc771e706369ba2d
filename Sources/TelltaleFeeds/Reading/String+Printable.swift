extension String {
  /// The text as it can stand between quotes in a message: quotes, backslashes and control
  /// characters escaped.
  package var printable: String {
    escaping { $0 == "\"" || $0 == "\\" || Self.isControl($0) }
  }

  /// The text with control characters escaped, so that it stays one line and cannot steer a
  /// terminal.
  package var withoutControls: String { escaping(Self.isControl) }

  private func escaping(_ needsEscape: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: needsEscape) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if !needsEscape(scalar) {
        result.unicodeScalars.append(scalar)
      } else if scalar == "\"" || scalar == "\\" {
        result += "\\\(scalar)"
      } else {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return result
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: scalar.properties.generalCategory == .control
    }
  }
}
