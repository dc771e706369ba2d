#if hasFeature(Embedded)
  /// A tab or area of an app that carries a badge.
  ///
  /// An app's own sections are an enumeration of strings; the strings are what events name.
  public protocol BadgeSection: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}
#else
  /// A tab or area of an app that carries a badge.
  ///
  /// An app's own sections are an enumeration of strings; the strings are what events name.
  ///
  /// ```swift
  /// enum Shelf: String, BadgeSection { case inbox, alerts }
  /// let unread = UnreadManager<Shelf>()
  /// ```
  public protocol BadgeSection:
    RawRepresentable<String>, CaseIterable, Hashable, Codable, Sendable
  {}
#endif
