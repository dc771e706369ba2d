/// What Slack says about a conversation.
struct SlackConversation {
  private enum Field: String {
    case id, kind
    case isDirect = "is_im"
    case isGroup = "is_mpim"
    case isMember = "is_member"
    case isArchived = "is_archived"
    case isMuted = "is_muted"
    case unread = "unread_count"
    case display = "unread_count_display"
    case mentions = "mention_count"
    case lastRead = "last_read"
    case latest
  }

  private enum Message: String { case ts }

  private(set) var id: String?
  private(set) var isDirect: Bool
  private(set) var isGroup: Bool
  private(set) var isMember = true
  private(set) var isArchived: Bool?
  private(set) var isMuted: Bool?
  private(set) var counts = StatedCounts()
}

extension SlackConversation {
  /// How far Slack counts.
  private static let mostCounted = 1_000

  /// Reads a conversation from a list of such; nil if no object stands there.
  init?(_ reader: inout AnswerReader, in list: SlackList) throws(ImportError) {
    isDirect = list == .ims
    isGroup = list == .mpims
    var numbers: [Field: Int] = [:]
    var times: [Field: Int] = [:]
    let place = reader.place
    let isThere = try reader.eachField(Field.self) { (reader, field) throws(ImportError) in
      switch field {
      case .id: id = try reader.text()
      case .kind:
        let kind = try reader.text()
        isDirect = isDirect || kind == "im"
        isGroup = isGroup || kind == "mpim"
      case .isDirect: isDirect = try reader.flag() ?? isDirect
      case .isGroup: isGroup = try reader.flag() ?? isGroup
      case .isMember: isMember = try reader.flag() ?? isMember
      case .isArchived: isArchived = try reader.flag()
      case .isMuted: isMuted = try reader.flag()
      case .unread, .display, .mentions: numbers[field] = try reader.count()
      case .lastRead, .latest: times[field] = try Self.time(&reader)
      }
    }
    guard isThere else { return nil }
    count(
      unread: numbers[.unread], display: numbers[.display], mentions: numbers[.mentions], reader,
      at: place)
    if let latest = times[.latest], let read = times[.lastRead], read >= latest,
      counts.unread > 0
    {
      reader.warn(.unreadBehindPosition(unread: counts.unread), at: place)
    }
  }

  /// Counts what matters to the reader, which leaves out lines such as that somebody joined.
  private mutating func count(
    unread: Int?, display: Int?, mentions: Int?, _ reader: AnswerReader, at place: ImportPlace
  ) {
    if let unread, let display, display > unread {
      reader.warn(.moreToDisplayThanUnread(display: display, unread: unread), at: place)
    }
    if let shown = display ?? unread {
      counts.add(unread: shown, mentions: mentions ?? 0, reader, at: place)
      counts.isAtLeast = max(shown, unread ?? 0) >= Self.mostCounted
    } else if let mentions {
      counts.add(unread: mentions, mentions: mentions)
      counts.isAtLeast = true
    }
  }

  /// Reads the time of a message, or of one that is written out, in millionths of a second.
  private static func time(_ reader: inout AnswerReader) throws(ImportError) -> Int? {
    if try reader.kind() == .object {
      var time: Int?
      try reader.eachField(Message.self) { (reader, _) throws(ImportError) in
        time = try Self.time(&reader)
      }
      return time
    }
    guard let parts = try reader.text()?.split(separator: "."), parts.count == 2,
      parts[1].utf8.count == 6, let seconds = UInt32(parts[0]), let rest = UInt32(parts[1])
    else { return nil }
    return Int(seconds) * 1_000_000 + Int(rest)
  }
}
