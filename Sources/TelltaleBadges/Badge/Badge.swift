/// A badge: what a tab, a row or the app icon shows and says.
///
/// Text, dot, icon number and spoken phrase all come from this one value, so they cannot disagree.
public struct Badge: Hashable, Sendable {
  /// What is shown.
  public var kind: Kind
  /// The number behind the badge, not limited by the cap.
  public var count: Int
  /// Whether the number is known exactly and not only as a least value.
  public var isExact: Bool
  /// Whether anything is known; a badge of which nothing is known is hidden.
  public var isKnown: Bool
  /// How many of the unread items mention the reader.
  public var mentions: Int
  /// Whether the badge belongs to a muted source.
  public var isMuted: Bool
  /// The largest number shown as it is.
  public var cap: Int
  /// What the number counts.
  public var unit: BadgeUnit

  /// Creates a badge; without arguments it is hidden.
  public init(
    kind: Kind = .hidden, count: Int = 0, isExact: Bool = true, isKnown: Bool = true,
    mentions: Int = 0, isMuted: Bool = false, cap: Int = 99, unit: BadgeUnit = .items
  ) {
    self.kind = kind
    self.count = count
    self.isExact = isExact
    self.isKnown = isKnown
    self.mentions = mentions
    self.isMuted = isMuted
    self.cap = cap
    self.unit = unit
  }
}

extension Badge {
  /// What a badge shows.
  public enum Kind: Hashable, Sendable {
    /// Nothing.
    case hidden
    /// A dot: something is there.
    case dot
    /// A number.
    case number
  }

  /// A hidden badge of which nothing is known yet.
  public static var unknown: Badge { Badge(isKnown: false) }

  /// The text to show: a number, a dot, or nothing at all.
  ///
  /// A count above the cap shows as the cap and a plus sign, a least value with a plus sign.
  public var text: String? {
    switch kind {
    case .hidden: nil
    case .dot: "•"
    case .number: Self.text(of: min(count, cap), isLeast: count > cap || !isExact).text
    }
  }

  private static func text(of number: Int, isLeast: Bool) -> Words {
    isLeast ? "\(number)+" : "\(number)"
  }

  /// Whether the badge shows nothing.
  public var isHidden: Bool { kind == .hidden }
}
