import TelltaleTestSupport
import TelltaleTesting

/// Texts that are JSON, spaced and escaped in any way.
enum RandomJSON {
  static func text(depth: Int, using random: inout SeededRandom) -> String {
    let space = [" ", "", "", "\n", "\t\r\n "]
    func pad(_ text: String) -> String {
      space[random.below(space.count)] + text + space[random.below(space.count)]
    }
    guard depth > 0, random.below(3) > 0 else { return pad(scalar(using: &random)) }
    let count = random.below(4)
    if random.once(in: 2) {
      let elements = (0..<count).map { _ in text(depth: depth - 1, using: &random) }
      return pad("[" + elements.joined(separator: ",") + (count == 0 ? pad("") : "") + "]")
    }
    let members = (0..<count).map { index in
      pad(string(using: &random, "\(index)")) + ":" + text(depth: depth - 1, using: &random)
    }
    return pad("{" + members.joined(separator: ",") + "}")
  }

  private static func scalar(using random: inout SeededRandom) -> String {
    let numbers = ["0", "-0", "1", "-12", "1.5", "1e9", "2E-3", "-0.0e+7", "123456789012345678901"]
    switch random.below(5) {
    case 0: return "null"
    case 1: return random.once(in: 2) ? "true" : "false"
    case 2: return numbers[random.below(numbers.count)]
    default: return string(using: &random, "")
    }
  }

  private static func string(using random: inout SeededRandom, _ beginning: String) -> String {
    let parts = ["a", "b c", "é", "😀", "\\n", "\\\"", "\\\\", "\\u00e9", "\\/", "}", "]", ",", ":"]
    let text = (0..<random.below(4)).map { _ in parts[random.below(parts.count)] }.joined()
    return "\"" + beginning + text + "\""
  }
}

extension [UInt8] {
  /// Changes, removes or adds a byte, or cuts the rest off.
  mutating func damage(using random: inout SeededRandom) {
    guard !isEmpty else { return }
    let position = random.below(count)
    let bytes = Array("{}[]\",:\\0-9.eut \n\u{1}".utf8) + [0x80, 0xC3, 0xF0]
    let byte = bytes[random.below(bytes.count)]
    switch random.below(8) {
    case 0, 1, 2: self[position] = byte
    case 3, 4: insert(byte, at: position)
    case 5, 6: remove(at: position)
    default: removeSubrange(position...)
    }
  }
}
