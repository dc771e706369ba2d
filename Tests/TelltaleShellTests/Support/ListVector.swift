import Testing

/// Steps of a list in the notation of the specification: what is done, and what that emits.
struct ListVector: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String

  init(_ id: String, _ sentence: String, _ text: String) {
    testDescription = "\(id) \(sentence)"
    self.text = text.replacing("BOOT", with: Self.boot)
  }

  private static let boot =
    "willAppear ⇒ loadContent, didLoadContent, willAppear, request#1(initial), present loading"

  /// What is done, in order.
  var actions: [String] {
    text.split(separator: " ‖ ").map {
      $0.prefix { $0 != "⇒" }.trimmingSuffix(while: \.isWhitespace)
    }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> String {
    var rest = self
    while let last = rest.last, isLeftOut(last) { rest.removeLast() }
    return String(rest)
  }
}
