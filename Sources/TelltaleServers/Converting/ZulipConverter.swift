import TelltaleBadges

/// Understands the answer of a Zulip server to the registration of an event queue.
///
/// It lists the unread items, so it says what is unread by itself, and what is not listed is read.
struct ZulipConverter<Section: BadgeSection> {
  private enum Field: String {
    case unread = "unread_msgs"
    case newest = "max_message_id"
    case subscriptions
    case userTopics = "user_topics"
    case mutedTopics = "muted_topics"
    case mutedUsers = "muted_users"
    case result, msg
  }

  let sections: ServerSections<Section>
}

extension ZulipConverter {
  func convert(
    _ reader: inout AnswerReader, _ events: inout AnswerEvents<Section>
  ) throws(ImportError) {
    var unread = ZulipUnread()
    var mutes = ZulipMutes()
    var newest = 0
    var isKnown = false
    var result: String?
    var text: String?
    try reader.eachField(Field.self) { (reader, field) throws(ImportError) in
      switch field {
      case .unread:
        unread = ZulipUnread()
        isKnown = try unread.read(&reader)
      case .newest: newest = try reader.count() ?? newest
      case .subscriptions: try mutes.readSubscriptions(&reader)
      case .userTopics: try mutes.readUserTopics(&reader)
      case .mutedTopics: try mutes.readOldMutedTopics(&reader)
      case .mutedUsers: try mutes.readMutedUsers(&reader)
      case .result: result = try reader.message()
      case .msg: text = try reader.message()
      }
    }
    try reader.finish()
    if let result, result != "success" {
      throw .refused(text.map { "\(result), \($0)" } ?? result)
    }
    guard isKnown else { throw .foreign(.zulip, expected: [Field.unread.rawValue]) }
    unread.settle(reader.warn)
    mutes.settle()
    unread.checkTotal(mutes, reader.warn)
    if unread.isTruncated, let place = unread.truncationPlace {
      reader.warn(.olderItemsMissing, at: place)
      events.becomePartial()
    }
    events.through = max(events.through, newest, unread.newestItem)
    for conversation in unread.conversations {
      events.send(.source(conversation.source, section: section(of: conversation.key)))
      if let isMuted = mutes.mutes(conversation.key) {
        events.send(.mute(source: conversation.source, on: isMuted))
      }
      try events.state(conversation.source, snapshot(of: conversation, unread), reader)
    }
  }

  /// What is said of a conversation: the items, or, if older ones are missing, at least how many.
  private func snapshot(
    of conversation: ZulipConversation, _ unread: ZulipUnread
  ) -> SourceSnapshot {
    let mentions = unread.mentions(in: conversation)
    guard unread.isTruncated else {
      return SourceSnapshot(items: conversation.items, mentions: mentions)
    }
    return SourceSnapshot(
      unread: conversation.items.count, mentions: mentions.count, atLeast: true)
  }

  private func section(of key: ZulipConversation.Key) -> Section {
    switch key {
    case .direct: sections.direct
    case .group: sections.group
    case .topic: sections.channel
    }
  }
}
