/// How a piece of text stands out on a terminal.
package enum TextStyle: Sendable {
  case plain
  case dim
  case strong
  case selected
  case badge
}

extension TextStyle {
  /// The parameters of the escape sequence that turns the style on; nil where there are none.
  func parameters(inColor: Bool) -> String? {
    switch self {
    case .plain: nil
    case .dim: "2"
    case .strong: "1"
    case .selected: inColor ? "1;36" : "1"
    case .badge: inColor ? "1;97;41" : "7"
    }
  }
}
