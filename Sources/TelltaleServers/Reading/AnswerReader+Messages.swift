extension AnswerReader {
  private static let longestMessage = 1 << 10

  /// Reads the code of an answer, which is negative in some; nil if there is none.
  mutating func signedCode() throws(ImportError) -> Int? {
    guard try expects(.number, "a whole number") else { return nil }
    try skipNumber()
    let text = String(decoding: scratch, as: UTF8.self)
    // A code that is no number a machine has is still no success.
    return Int(text) ?? (Double(text) == 0 ? 0 : .max)
  }

  /// Reads what a server says about an error, text or not, as one short line.
  mutating func message() throws(ImportError) -> String? {
    guard let value = try keep(atMost: Self.longestMessage) else { return nil }
    var reader = AnswerReader(value) { _ in }
    guard try reader.kind() == .text else { return String(decoding: value.bytes, as: UTF8.self) }
    return try reader.text()
  }
}
