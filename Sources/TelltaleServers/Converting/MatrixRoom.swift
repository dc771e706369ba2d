/// What an answer to a sync says about a room the reader is in.
struct MatrixRoom {
  private enum Field: String {
    case counts = "unread_notifications"
    case threads = "unread_thread_notifications"
    case accountData = "account_data"
  }

  private enum Count: String {
    case notifications = "notification_count"
    case highlights = "highlight_count"
  }

  /// The counts of the room and its threads.
  var counts = StatedCounts()

  /// Whether the reader marked the room as unread; nil if the answer says nothing of it.
  private(set) var isFlagged: Bool?

  /// Reads a room; nil if no object stands there.
  init?(_ reader: inout AnswerReader) throws(ImportError) {
    var room = StatedCounts()
    var threads = StatedCounts()
    var flag: Bool?
    let isThere = try reader.eachField(Field.self) { (reader, field) throws(ImportError) in
      switch field {
      case .counts:
        room = StatedCounts()
        try Self.add(to: &room, &reader)
      case .threads:
        threads = StatedCounts()
        try reader.eachEntry { (reader, _) throws(ImportError) in
          try Self.add(to: &threads, &reader)
        }
      case .accountData: flag = try Self.flag(&reader) ?? flag
      }
    }
    guard isThere else { return nil }
    isFlagged = flag
    counts = room
    if threads.isStated {
      counts.isAtLeast = !room.isStated || room.isAtLeast || threads.isAtLeast
      counts.add(unread: threads.unread, mentions: threads.mentions)
    }
  }

  private static func add(
    to counts: inout StatedCounts, _ reader: inout AnswerReader
  ) throws(ImportError) {
    var notifications: Int?
    var highlights: Int?
    let place = reader.place
    try reader.eachField(Count.self) { (reader, field) throws(ImportError) in
      switch field {
      case .notifications: notifications = try reader.count()
      case .highlights: highlights = try reader.count()
      }
    }
    if let notifications {
      counts.add(unread: notifications, mentions: highlights ?? 0, reader, at: place)
    } else if let highlights {
      counts.add(unread: highlights, mentions: highlights)
      counts.isAtLeast = true
    }
  }

  private static func flag(_ reader: inout AnswerReader) throws(ImportError) -> Bool? {
    var flag: Bool?
    try reader.eachAccountData { (reader, type) throws(ImportError) in
      switch type {
      case .markedUnread, .earlyMarkedUnread: flag = try reader.markedUnread() ?? flag
      default: try reader.skip()
      }
    }
    return flag
  }
}
