public import TelltaleBadges

/// An edition of the app of five root sections.
public enum RootEdition: Hashable, Sendable {
  /// All five sections.
  case standard
  /// Four sections: there are no tweets, and the last one has a title of its own.
  case enterprise
}

extension RootEdition {
  /// The sections that have a tab, in the order of the tabs.
  public var sections: [RootSection] {
    RootSection.allCases.filter { self == .standard || $0 != .tweets }
  }
}
