extension UnreadManager {
  /// Explains why the badge of a section shows what it shows, source by source.
  ///
  /// Sources in which nothing is unread or flagged are left out.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sources and items of the section.
  public func explain(_ section: Section) -> Explanation {
    board.explain(section)
  }

  /// Explains why a source adds what it adds, rule by rule.
  public func explain(source: String) -> Explanation {
    board.explain(source: source)
  }

  /// Explains why an item does or does not count.
  public func explain(item: Int) -> Explanation {
    board.explain(item: item)
  }

  /// Explains why the app icon shows what it shows, section by section.
  public func explainIcon() -> Explanation {
    board.explainIcon()
  }
}
