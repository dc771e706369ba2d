/// What is true of one source, whatever its badge shows.
public struct SourceStatus: Hashable, Sendable {
  /// How many items are unread, without the flag.
  public var unread: Int
  /// How many of them mention the reader.
  public var mentions: Int
  /// Whether the reader flagged the source as unread.
  public var isFlagged: Bool
  /// Whether the source is muted.
  public var isMuted: Bool
  /// Whether the source is archived.
  public var isArchived: Bool
  /// Whether the number of unread items is exact and not only a least value.
  public var isExact: Bool
  /// The name of the section the source belongs to; absent if it is unknown or left.
  public var section: String?

  /// Creates a status; without arguments it is that of an unknown source.
  public init(
    unread: Int = 0, mentions: Int = 0, isFlagged: Bool = false, isMuted: Bool = false,
    isArchived: Bool = false, isExact: Bool = true, section: String? = nil
  ) {
    self.unread = unread
    self.mentions = mentions
    self.isFlagged = isFlagged
    self.isMuted = isMuted
    self.isArchived = isArchived
    self.isExact = isExact
    self.section = section
  }
}

#if hasFeature(Embedded)
  extension SourceStatus {
    /// Whether two statuses are the same.
    public static func == (a: Self, b: Self) -> Bool {
      a.unread == b.unread && a.mentions == b.mentions && a.isFlagged == b.isFlagged
        && a.isMuted == b.isMuted && a.isArchived == b.isArchived && a.isExact == b.isExact
        && (a.section ?? "").isSame(as: b.section ?? "")
    }
  }
#endif

extension SourceStatus {
  /// Whether the reader belongs to the source.
  public var isMember: Bool { section != nil }
}
