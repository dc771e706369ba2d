import TelltaleBadges

/// Understands the answers of Slack that hold conversations, one of those at a time.
struct SlackConverter<Section: BadgeSection> {
  private enum Field: String {
    case ok, error
    case me = "self"
    case metadata = "response_metadata"
    case channels, groups, ims, mpims, conversations, channel
  }

  private enum Me: String { case prefs }
  private enum Preferences: String { case muted = "muted_channels" }
  private enum Metadata: String { case cursor = "next_cursor" }

  let sections: ServerSections<Section>

  /// The conversations the reader muted; nil before the preferences were seen.
  private var muted: Set<String>?
  private var settled: Set<String> = []

  /// Whether conversations were listed before that.
  private var isLate = false

  init(sections: ServerSections<Section>) {
    self.sections = sections
  }
}

extension SlackConverter {
  mutating func convert(
    _ reader: inout AnswerReader, _ events: inout AnswerEvents<Section>
  ) throws(ImportError) {
    var isRefused = false
    var isKnown = false
    var text: String?
    try reader.eachField(Field.self) { (reader, field) throws(ImportError) in
      switch field {
      case .ok: isRefused = try reader.flag() == false
      case .error: text = try reader.message()
      case .me: try readMe(&reader)
      case .metadata: try readMetadata(&reader, &events)
      default:
        guard let list = SlackList(rawValue: field.rawValue) else { return try reader.skip() }
        isKnown = true
        try readList(&reader, list, &events)
      }
    }
    try reader.finish()
    if isRefused { throw .refused(text ?? "no reason is given") }
    guard isKnown else {
      throw .foreign(.slack, expected: ["channels", "groups", "ims", "mpims", "conversations"])
    }
    guard isLate, let muted else { return }
    for id in muted.subtracting(settled).sorted() {
      events.send(.mute(source: id, on: true))
    }
  }

  private mutating func readList(
    _ reader: inout AnswerReader, _ list: SlackList, _ events: inout AnswerEvents<Section>
  ) throws(ImportError) {
    if list == .channel { return try readConversation(&reader, list, &events) }
    try reader.eachElement { (reader) throws(ImportError) in
      try readConversation(&reader, list, &events)
    }
  }

  private mutating func readConversation(
    _ reader: inout AnswerReader, _ list: SlackList, _ events: inout AnswerEvents<Section>
  ) throws(ImportError) {
    let place = reader.place
    guard let conversation = try SlackConversation(&reader, in: list) else { return }
    guard let id = conversation.id else {
      return reader.warn(.missingIdentity(field: "id"), at: place)
    }
    let counts = conversation.counts
    if muted == nil { isLate = true }
    if muted?.contains(id) == true { settled.insert(id) }
    guard conversation.isMember else {
      if counts.unread > 0 {
        reader.warn(.unreadWithoutMembership(unread: counts.unread), at: place)
      }
      return events.leave(id, in: section(of: conversation))
    }
    events.send(.source(id, section: section(of: conversation)))
    if let isArchived = conversation.isArchived {
      events.send(.archive(source: id, on: isArchived))
    }
    if let isMuted = muted?.contains(id) ?? conversation.isMuted {
      events.send(.mute(source: id, on: isMuted))
    }
    if counts.isStated { try events.state(id, counts.snapshot, reader) }
  }

  private func section(of conversation: SlackConversation) -> Section {
    if conversation.isDirect { return sections.direct }
    return conversation.isGroup ? sections.group : sections.channel
  }

  private mutating func readMe(_ reader: inout AnswerReader) throws(ImportError) {
    try reader.eachField(Me.self) { (reader, _) throws(ImportError) in
      try reader.eachField(Preferences.self) { (reader, _) throws(ImportError) in
        guard let list = try reader.text() else { return }
        muted = Set(list.split(separator: ",").map(String.init))
      }
    }
  }

  private func readMetadata(
    _ reader: inout AnswerReader, _ events: inout AnswerEvents<Section>
  ) throws(ImportError) {
    try reader.eachField(Metadata.self) { (reader, _) throws(ImportError) in
      let place = reader.place
      guard let cursor = try reader.text(), !cursor.isEmpty, events.isComplete else { return }
      reader.warn(.furtherPages, at: place)
      events.becomePartial()
    }
  }
}
