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
    escaping { scalar in
      switch scalar {
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
    escaping { scalar in
      if !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || " .,:_-+=/".unicodeScalars.contains(scalar)
      {
        return nil
      }
      return "#\(scalar.value);"
    }
  }

  /// The text in a quoted string of DOT.
  var inDOT: String {
    escaping { scalar in
      switch scalar {
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

  /// Goes by scalars, for a mark of a program that a combining one follows is still that program's.
  private func escaping(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if let replaced = replacement(scalar) {
        text += replaced
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
