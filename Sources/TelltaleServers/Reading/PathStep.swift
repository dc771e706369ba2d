/// A step from a container of an answer to what is in it.
enum PathStep {
  case name(String)
  case index(Int)
}

extension PathStep {
  /// The steps as one text.
  static func text(_ steps: [PathStep]) -> String {
    var text = ""
    for step in steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .name(let name) where isIdentifier(name): text += text.isEmpty ? name : ".\(name)"
      case .name(let name): text += "[\(shortened(name).debugDescription)]"
      }
    }
    return text
  }

  private static let longestName = 100

  private static func shortened(_ name: String) -> String {
    let beginning = name.prefix(longestName)
    return beginning.endIndex == name.endIndex ? name : beginning + "…"
  }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39).contains(first),
      name.utf8.count <= longestName
    else { return false }
    return name.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
        || byte == UInt8(ascii: "_")
    }
  }
}
