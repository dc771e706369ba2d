/// What a Zulip answer says about muted channels, topics and people.
struct ZulipMutes {
  private static let mostEntries = 262_144

  private enum Visibility {
    static let muted = 1
    /// Unmuted or followed: shown though the channel is muted.
    static let shown = 2...3
  }

  private struct Topic: Hashable {
    let stream: Int
    let name: String

    /// Zulip tells topics apart without regard to capitals.
    init(_ stream: Int, _ name: String) {
      self.stream = stream
      self.name = name.lowercased()
    }
  }

  private var mutedStreams: Set<Int> = []
  private var streamNumbers: [String: Int] = [:]
  private var visibility: [Topic: Int] = [:]
  private var oldMutedTopics: [(stream: String, topic: String)] = []
  private var mutedUsers: Set<Int> = []
  private var knowsStreams = false
  private var knowsTopics = false
  private var knowsUsers = false
}

extension ZulipMutes {
  /// Whether a conversation is muted; nil if the answer does not say.
  func mutes(_ key: ZulipConversation.Key) -> Bool? {
    switch key {
    case .direct(let user): return knowsUsers ? mutedUsers.contains(user) : nil
    case .group: return nil
    case .topic(let stream, let name):
      switch visibility[Topic(stream, name)] {
      case Visibility.muted?: return true
      case let shown? where Visibility.shown.contains(shown): return false
      default: break
      }
      if mutedStreams.contains(stream) { return knowsTopics ? true : nil }
      return knowsStreams && knowsTopics ? false : nil
    }
  }

  /// Puts together what stood in several fields.
  mutating func settle() {
    for entry in oldMutedTopics {
      guard let stream = streamNumbers[entry.stream] else { continue }
      let topic = Topic(stream, entry.topic)
      visibility[topic] = visibility[topic] ?? Visibility.muted
    }
  }
}

// MARK: - Reading

extension ZulipMutes {
  private enum Subscription: String {
    case number = "stream_id"
    case name
    case isMuted = "is_muted"
    /// The opposite of the field above, from before it was there.
    case isShown = "in_home_view"
  }

  private enum UserTopic: String {
    case stream = "stream_id"
    case name = "topic_name"
    case visibility = "visibility_policy"
  }

  private enum MutedUser: String { case id }

  mutating func readSubscriptions(_ reader: inout AnswerReader) throws(ImportError) {
    knowsStreams = try reader.eachElement { (reader) throws(ImportError) in
      var number: Int?
      var name: String?
      var isMuted: Bool?
      var isShown: Bool?
      try reader.eachField(Subscription.self) { (reader, field) throws(ImportError) in
        switch field {
        case .number: number = try reader.identity()
        case .name: name = try reader.text()
        case .isMuted: isMuted = try reader.flag()
        case .isShown: isShown = try reader.flag()
        }
      }
      guard let number else { return }
      if let name { streamNumbers[name] = number }
      if isMuted ?? !(isShown ?? true) { mutedStreams.insert(number) }
      try reader.require(atMost: Self.mostEntries, streamNumbers.count, "subscriptions")
    }
  }

  mutating func readUserTopics(_ reader: inout AnswerReader) throws(ImportError) {
    knowsTopics = try reader.eachElement { (reader) throws(ImportError) in
      var stream: Int?
      var name: String?
      var policy: Int?
      try reader.eachField(UserTopic.self) { (reader, field) throws(ImportError) in
        switch field {
        case .stream: stream = try reader.identity()
        case .name: name = try reader.text()
        case .visibility: policy = try reader.identity()
        }
      }
      if let stream, let name { visibility[Topic(stream, name)] = policy }
      try reader.require(atMost: Self.mostEntries, visibility.count, "topics")
    }
  }

  /// Reads the lists of a channel, a topic and a time that came before topics had policies.
  mutating func readOldMutedTopics(_ reader: inout AnswerReader) throws(ImportError) {
    let isThere = try reader.eachElement { (reader) throws(ImportError) in
      var names: [String] = []
      try reader.eachElement { (reader) throws(ImportError) in
        guard names.count < 2 else { return try reader.skip() }
        if let name = try reader.text() { names.append(name) }
      }
      if names.count == 2 { oldMutedTopics.append((names[0], names[1])) }
      try reader.require(atMost: Self.mostEntries, oldMutedTopics.count, "topics")
    }
    if isThere { knowsTopics = true }
  }

  mutating func readMutedUsers(_ reader: inout AnswerReader) throws(ImportError) {
    knowsUsers = try reader.eachElement { (reader) throws(ImportError) in
      try reader.eachField(MutedUser.self) { (reader, _) throws(ImportError) in
        if let user = try reader.identity() { mutedUsers.insert(user) }
      }
      try reader.require(atMost: Self.mostEntries, mutedUsers.count, "muted people")
    }
  }
}
