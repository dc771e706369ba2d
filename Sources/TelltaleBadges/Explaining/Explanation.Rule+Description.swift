extension Explanation.Rule: CustomStringConvertible {
  /// A few words for people.
  public var description: String { words.text }

  var words: Words {
    switch self {
    case .noAccount: "no account is active"
    case .unknown: "nothing is known yet"
    case .notMember: "unknown or left"
    case .style(.none): "its style shows nothing"
    case .style(.dot): "its style shows a dot"
    case .style(.mentionsElseDot): "its style shows mentions, else a dot"
    case .style(.number): "its style shows a number"
    case .counted(let count, let unit, let sources):
      unit == .sources
        ? Self.counted(sources, "source")
        : "\(Self.counted(count, unit.noun)) in \(Self.counted(sources, "source"))"
    case .capped(let cap): "more than the cap of \(cap)"
    case .atLeast: "at least, a server stopped counting"
    case .mentionsOnly(let count): "of them \(Self.counted(count, "mention"))"
    default: sourceWords ?? itemWords
    }
  }

  private var sourceWords: Words? {
    switch self {
    case .unread(let items, let mentions):
      mentions > 0
        ? "\(Self.counted(items, "unread item")), \(Self.counted(mentions, "mention"))"
        : Self.counted(items, "unread item")
    case .flagCountsOne: "flag counts 1"
    case .muted: "muted"
    case .mutedButMentions(let count):
      "muted, but \(Self.counted(count, "direct mention")) \(count == 1 ? "counts" : "count")"
    case .archived: "archived"
    case .readThrough(let order, let thread, let epoch):
      "read through \(order)\(Self.inThread(thread))\(Self.inEpoch(epoch))"
    case .inSnapshot(let through, let unread, let isAtLeast):
      "in snapshot through \(through): \(unread)\(isAtLeast ? " or more" : "")"
    case .voidSnapshot(let through): "snapshot through \(through) is void, read beyond it"
    case .listedInSnapshot(let through, let items):
      "snapshot through \(through) lists \(Self.counted(items, "item"))"
    case .threadsExcluded(let count): "\(Self.counted(count, "item")) in threads left out"
    case .blockedAuthor(let author, let items):
      "author \"\(author)\" blocked, \(Self.counted(items, "item")) left out"
    case .more(let count): "\(count) more not shown here"
    default: nil
    }
  }

  private var itemWords: Words {
    switch self {
    case .unreadItem: "unread"
    case .unknownItem: "it is unknown"
    case .notArrived: "it has not arrived"
    case .deleted: "deleted, or moved to where the reader is not"
    case .ownItem: "own item"
    case .kind(let kind): "kind \(kind.rawValue)"
    case .blocked(let author): "author \"\(author)\" blocked"
    case .reached(let order, let thread): "read through \(order)\(Self.inThread(thread))"
    case .readSingly(let epoch): "read singly\(Self.inEpoch(epoch))"
    case .notListed(let through): "not in the list of the snapshot through \(through)"
    case .inNumber(let through): "in the number of the snapshot through \(through)"
    case .keptByMove(let order): "kept unread by a move until read beyond \(order)"
    case .place(let source, let thread): "in \"\(source)\"\(Self.inThread(thread))"
    case .mention(.direct): "mentions the reader directly"
    case .mention(.everyone): "mentions everyone"
    case .edited(let version): "mention as of edit \(version)"
    default: ""
    }
  }

  private static func inThread(_ thread: String?) -> Words {
    guard let thread else { return "" }
    return thread.isSame(as: "main") ? " outside threads" : " in thread \"\(thread)\""
  }

  private static func inEpoch(_ epoch: Int) -> Words {
    epoch > 0 ? " in epoch \(epoch)" : ""
  }

  private static func counted(_ count: Int, _ noun: String) -> Words {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension BadgeUnit {
  fileprivate var noun: String {
    switch self {
    case .items: "unread item"
    case .sources: "source"
    case .mentions: "mention"
    }
  }
}
