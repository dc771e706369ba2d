/// The unread items of a Zulip answer, by conversation.
///
/// Which items mention the reader stands behind all conversations, so all of them are gathered. A
/// Zulip server sends at most 50,000 items.
struct ZulipUnread {
  private static let mostItems = 1_048_576
  private static let mostConversations = 262_144

  var conversations: [ZulipConversation] = []
  var mentions: [Int] = []
  private(set) var mentionsPlace: ImportPlace?
  private(set) var total: (count: Int, place: ImportPlace)?
  private(set) var isTruncated = false
  private(set) var truncationPlace: ImportPlace?
  private var positions: [String: Int] = [:]
  private var itemCount = 0
}

extension ZulipUnread {
  private enum Field: String {
    case pms, huddles, streams, mentions, count
    case isTruncated = "old_unreads_missing"
  }

  private enum Entry: String {
    case items = "unread_message_ids"
    case user = "other_user_id"
    /// The name of the field above before Zulip 5.0.
    case sender = "sender_id"
    case users = "user_ids_string"
    case stream = "stream_id"
    case topic
  }

  /// Reads the object; returns false if none stands there.
  mutating func read(_ reader: inout AnswerReader) throws(ImportError) -> Bool {
    try reader.eachField(Field.self) { (reader, field) throws(ImportError) in
      let place = reader.place
      switch field {
      case .pms, .huddles, .streams:
        try reader.eachElement { (reader) throws(ImportError) in
          try readConversation(&reader, in: field)
        }
      case .mentions:
        mentions = try items(&reader)
        mentionsPlace = place
      case .count: total = try reader.count().map { ($0, place) }
      case .isTruncated:
        isTruncated = try reader.flag() ?? false
        truncationPlace = place
      }
    }
  }

  private mutating func readConversation(
    _ reader: inout AnswerReader, in list: Field
  ) throws(ImportError) {
    let place = reader.place
    var numbers: [Entry: Int] = [:]
    var texts: [Entry: String] = [:]
    var items: [Int] = []
    let isThere = try reader.eachField(Entry.self) { (reader, field) throws(ImportError) in
      switch field {
      case .items: items = try self.items(&reader)
      case .user, .sender, .stream: numbers[field] = try reader.identity()
      case .users, .topic: texts[field] = try reader.text()
      }
    }
    guard isThere else { return }
    var key: ZulipConversation.Key?
    var needed = Entry.user
    switch list {
    case .pms: key = (numbers[.user] ?? numbers[.sender]).map { .direct(user: $0) }
    case .huddles:
      needed = .users
      key = texts[.users].map { .group(users: $0) }
    default:
      needed = numbers[.stream] == nil ? .stream : .topic
      if let stream = numbers[.stream], let topic = texts[.topic] {
        key = .topic(stream: stream, name: topic)
      }
    }
    guard let key else {
      return reader.warn(.missingIdentity(field: needed.rawValue), at: place)
    }
    add(ZulipConversation(key: key, items: items, place: place), reader)
    try reader.require(atMost: Self.mostConversations, conversations.count, "conversations")
  }

  private mutating func add(_ conversation: ZulipConversation, _ reader: AnswerReader) {
    if let position = positions[conversation.source] {
      reader.warn(.repeatedConversation(conversation.source), at: conversation.place)
      conversations[position].items += conversation.items
    } else {
      positions[conversation.source] = conversations.count
      conversations.append(conversation)
    }
  }

  private static let noOrder = ImportWarning.Problem.wrongKind(
    expected: "a whole number from 1", found: "0")

  private mutating func items(_ reader: inout AnswerReader) throws(ImportError) -> [Int] {
    var items: [Int] = []
    try reader.eachElement { (reader) throws(ImportError) in
      let place = reader.place
      guard let item = try reader.identity() else { return }
      // The orders of feeds begin at 1, as Zulip's do.
      guard item > 0 else { return reader.warn(Self.noOrder, at: place) }
      items.append(item)
      itemCount += 1
      try reader.require(atMost: Self.mostItems, itemCount, "items")
    }
    return items
  }
}
