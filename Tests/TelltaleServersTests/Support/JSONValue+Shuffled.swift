import TelltaleFeeds
import TelltaleTestSupport
import TelltaleTesting

extension JSONValue {
  /// The value as text, the members of each object in any order, with spaces and without.
  func shuffled(using random: inout SeededRandom) -> String {
    let space = random.once(in: 3) ? "\n " : ""
    switch self {
    case .null, .bool, .integer, .number: return description + space
    case .string(let text): return Self.quoted(text) + space
    case .array(let elements):
      let texts = elements.map { $0.shuffled(using: &random) }
      return "[" + space + texts.joined(separator: ",") + "]"
    case .object(let object):
      let texts = object.members.shuffled(using: &random).map { member in
        Self.quoted(member.name) + space + ":" + member.value.shuffled(using: &random)
      }
      return "{" + space + texts.joined(separator: "," + space) + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.properties.isAlphabetic
        ? "\(scalar)"
        : scalar.utf16.map { "\\u" + String(0x10000 + Int($0), radix: 16).dropFirst() }.joined()
    }
    return "\"" + escaped.joined() + "\""
  }
}
