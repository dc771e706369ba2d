public import TelltaleBadges

/// What a bar draws on a tab.
public enum TabLabel: Hashable, Sendable {
  /// Nothing.
  case none
  /// A dot: something is there.
  case dot
  /// A short text, such as a number.
  case text(String)
}

extension TabLabel {
  /// Creates the label that shows a badge.
  public init(_ badge: Badge) {
    switch badge.kind {
    case .hidden: self = .none
    case .dot: self = .dot
    case .number: self = badge.text.map(TabLabel.text) ?? .none
    }
  }

  /// The text to draw, which is empty for a dot; none if nothing is drawn.
  public var text: String? {
    switch self {
    case .none: nil
    case .dot: ""
    case .text(let text): text
    }
  }
}
