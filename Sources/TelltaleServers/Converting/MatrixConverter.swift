import TelltaleBadges

/// Understands the answer to a Matrix sync, one room at a time.
///
/// A room's own counts leave its threads out where the server counts those apart, and a thread
/// without anything new may be missing, which makes it 0. So the counts of a room and its threads
/// are one statement.
struct MatrixConverter<Section: BadgeSection> {
  private enum Root: String {
    case next = "next_batch"
    case accountData = "account_data"
    case rooms, errcode, error
  }

  private enum Membership: String {
    case join, invite, leave
  }

  /// How many invitations are kept in mind; a room's counts supersede its invitation anyway.
  private static var mostInvitations: Int { 65_536 }

  let sections: ServerSections<Section>
  private(set) var memory: MatrixMemory

  /// The rooms that this answer said something about after its rules were known.
  private var settled: Set<String> = []
  private var mutedBefore: Set<String> = []
  private var sawRules = false

  init(sections: ServerSections<Section>, memory: MatrixMemory) {
    self.sections = sections
    self.memory = memory
    mutedBefore = memory.muted ?? []
  }
}

extension MatrixConverter {
  mutating func convert(
    _ reader: inout AnswerReader, _ events: inout AnswerEvents<Section>
  ) throws(ImportError) {
    var code: String?
    var text: String?
    var isKnown = false
    try reader.eachField(Root.self) { (reader, field) throws(ImportError) in
      switch field {
      case .next:
        isKnown = true
        try reader.skip()
      case .rooms:
        isKnown = true
        try rooms(&reader, &events)
      case .accountData:
        isKnown = true
        try accountData(&reader)
      case .errcode: code = try reader.message()
      case .error: text = try reader.message()
      }
    }
    try reader.finish()
    if let code { throw .refused(text.map { "\(code), \($0)" } ?? code) }
    guard isKnown else {
      throw .foreign(.matrix, expected: ["next_batch", "rooms", "account_data"])
    }
    settleMutes(&events)
  }

  private mutating func rooms(
    _ reader: inout AnswerReader, _ events: inout AnswerEvents<Section>
  ) throws(ImportError) {
    try reader.eachField(Membership.self) { (reader, membership) throws(ImportError) in
      try reader.eachEntry { (reader, room) throws(ImportError) in
        switch membership {
        case .join: try join(room, &reader, &events)
        case .invite: try invite(room, &reader, &events)
        case .leave:
          try reader.skip()
          memory.invited.remove(room)
          events.leave(room, in: sections.channel)
        }
      }
    }
  }

  private mutating func join(
    _ room: String, _ reader: inout AnswerReader, _ events: inout AnswerEvents<Section>
  ) throws(ImportError) {
    guard var counts = try MatrixRoom(&reader) else { return }
    let isDirect = memory.direct.contains(room)
    events.send(.source(room, section: isDirect ? sections.direct : sections.channel))
    mute(room, &events)
    // Whoever joins is no longer invited, whether or not anything is counted.
    if memory.invited.remove(room) != nil { counts.counts.isStated = true }
    if counts.counts.isStated { try events.state(room, counts.counts.snapshot, reader) }
    if let isFlagged = counts.isFlagged { events.send(.flag(source: room, on: isFlagged)) }
  }

  /// An invitation is one thing unread; by the rules of Matrix it notifies and is no highlight.
  private mutating func invite(
    _ room: String, _ reader: inout AnswerReader, _ events: inout AnswerEvents<Section>
  ) throws(ImportError) {
    guard try reader.expects(.object, "an object") else { return }
    try reader.skip()
    if memory.invited.count < Self.mostInvitations { memory.invited.insert(room) }
    events.send(.source(room, section: sections.invitation))
    mute(room, &events)
    try events.state(room, SourceSnapshot(unread: 1, mentions: 0), reader)
  }

  private mutating func accountData(_ reader: inout AnswerReader) throws(ImportError) {
    try reader.eachAccountData { (reader, type) throws(ImportError) in
      switch type {
      case .direct: memory.direct = try reader.directRooms()
      case .pushRules:
        memory.muted = try reader.mutedRooms()
        sawRules = true
      default: try reader.skip()
      }
    }
  }
}

// MARK: - Mutes

extension MatrixConverter {
  private mutating func mute(_ room: String, _ events: inout AnswerEvents<Section>) {
    guard let muted = memory.muted else { return }
    events.send(.mute(source: room, on: muted.contains(room)))
    if sawRules, mutedBefore.contains(room) || muted.contains(room) { settled.insert(room) }
  }

  /// Sends what new rules change in rooms that were not named after them.
  private func settleMutes(_ events: inout AnswerEvents<Section>) {
    guard sawRules, let muted = memory.muted else { return }
    for room in muted.symmetricDifference(mutedBefore).subtracting(settled).sorted() {
      events.send(.mute(source: room, on: muted.contains(room)))
    }
  }
}
