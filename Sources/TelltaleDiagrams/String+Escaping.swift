extension String {
  /// The text without line breaks and control characters, cut to so many characters.
  func onOneLine(limit: Int) -> String {
    var line = ""
    var count = 0
    for character in self {
      if count == max(1, limit) { return line + "…" }
      count += 1
      let isControl = character.unicodeScalars.contains {
        $0.properties.generalCategory == .control || $0.properties.isBidiControl
          || $0.value == 0x2028 || $0.value == 0x2029 || $0.value == 0xFFFE || $0.value == 0xFFFF
      }
      line.append(isControl ? " " : character)
    }
    return line
  }

  /// The text in the content or an attribute of an XML element.
  var inXML: String {
    escaping { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: nil
      }
    }
  }

  /// The text in a quoted string of Mermaid, which knows entities by number, without an ampersand.
  var inMermaid: String {
    escaping { character in
      if character.isASCII, !character.isLetter, !character.isNumber, character != " ",
        !".,:_-+=/".contains(character)
      {
        return character.asciiValue.map { "#\($0);" }
      }
      return nil
    }
  }

  /// The text in a quoted string of DOT.
  var inDOT: String {
    escaping { character in
      switch character {
      case "\"": "\\\""
      case "\\": "\\\\"
      default: nil
      }
    }
  }

  /// The text as a string of JSON, with its quotes.
  var inJSON: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  private func escaping(_ replacement: (Character) -> String?) -> String {
    var text = ""
    for character in self {
      if let replaced = replacement(character) { text += replaced } else { text.append(character) }
    }
    return text
  }
}
