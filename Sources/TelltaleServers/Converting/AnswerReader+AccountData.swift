extension AnswerReader {
  private enum AccountData: String { case events }
  private enum Event: String { case type, content }
  private enum Rules: String { case global }
  private enum RuleSet: String { case override }
  private enum Rule: String { case enabled, actions, conditions }
  private enum Condition: String { case kind, key, pattern }
  private enum Marked: String { case unread }

  /// How large account data may be to be understood.
  private static let largestContent = 8 << 20

  /// Reads the contents of account data of known types; the body must read or pass over each.
  ///
  /// The content may stand before the type that says what it means, so it is kept until then.
  mutating func eachAccountData(
    _ body: (inout AnswerReader, MatrixAccountData) throws(ImportError) -> Void
  ) throws(ImportError) {
    try eachField(AccountData.self) { (reader, _) throws(ImportError) in
      try reader.eachElement { (reader) throws(ImportError) in
        var type: String?
        var content: KeptValue?
        var contentPlace: ImportPlace?
        try reader.eachField(Event.self) { (reader, field) throws(ImportError) in
          switch field {
          case .type: type = try reader.text()
          case .content:
            if let type, MatrixAccountData(rawValue: type) == nil { return try reader.skip() }
            contentPlace = reader.place
            content = try reader.keep(atMost: Self.largestContent)
          }
        }
        guard let type = type.flatMap(MatrixAccountData.init), let contentPlace else { return }
        guard let content else {
          return reader.warn(.tooLarge(bytes: Self.largestContent), at: contentPlace)
        }
        var inner = AnswerReader(content, onWarning: reader.onWarning)
        try body(&inner, type)
      }
    }
  }

  /// Reads which rooms are conversations with one person.
  mutating func directRooms() throws(ImportError) -> Set<String> {
    var rooms: Set<String> = []
    try eachEntry { (reader, _) throws(ImportError) in
      try reader.eachElement { (reader) throws(ImportError) in
        if let room = try reader.text() { rooms.insert(room) }
      }
    }
    return rooms
  }

  /// Reads whether a room was marked as unread.
  mutating func markedUnread() throws(ImportError) -> Bool? {
    var isMarked: Bool?
    try eachField(Marked.self) { (reader, _) throws(ImportError) in isMarked = try reader.flag() }
    return isMarked
  }

  /// Reads which rooms are muted: those for which a rule that goes before others does nothing.
  mutating func mutedRooms() throws(ImportError) -> Set<String> {
    var rooms: Set<String> = []
    try eachField(Rules.self) { (reader, _) throws(ImportError) in
      try reader.eachField(RuleSet.self) { (reader, _) throws(ImportError) in
        try reader.eachElement { (reader) throws(ImportError) in
          if let room = try reader.mutedRoom() { rooms.insert(room) }
        }
      }
    }
    return rooms
  }

  /// Reads a rule; returns the room if it mutes one.
  private mutating func mutedRoom() throws(ImportError) -> String? {
    var isEnabled = true
    var notifies = false
    var room: String?
    var conditions = 0
    try eachField(Rule.self) { (reader, field) throws(ImportError) in
      switch field {
      case .enabled: isEnabled = try reader.flag() ?? true
      case .actions:
        try reader.eachElement { (reader) throws(ImportError) in
          // An action that is no word sets how to notify.
          guard try reader.kind() == .text else { return try reader.skip() }
          if try reader.readString() != "dont_notify" { notifies = true }
        }
      case .conditions:
        try reader.eachElement { (reader) throws(ImportError) in
          conditions += 1
          room = try reader.roomOfCondition() ?? room
        }
      }
    }
    return isEnabled && !notifies && conditions == 1 ? room : nil
  }

  private mutating func roomOfCondition() throws(ImportError) -> String? {
    var fields: [Condition: String] = [:]
    try eachField(Condition.self) { (reader, field) throws(ImportError) in
      fields[field] = try reader.text()
    }
    let isRoom = fields[.kind] == "event_match" && fields[.key] == "room_id"
    return isRoom ? fields[.pattern] : nil
  }
}
