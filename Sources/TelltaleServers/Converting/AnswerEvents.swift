import TelltaleBadges

/// The events of an answer on their way out, as one transaction.
///
/// What a server states of one conversation is true by itself, so it goes out at once. A complete
/// statement also says that nothing else is unread, which is known only at the end: its counts are
/// gathered, and an answer that breaks off clears nothing.
struct AnswerEvents<Section: BadgeSection> {
  /// How many conversations a complete statement may have.
  static var mostStatements: Int { 262_144 }

  /// The order through which the statements are valid.
  var through: Int
  private(set) var isComplete: Bool
  private let onEvent: (BadgeEvent<Section>) -> Void
  private var statements: [String: SourceSnapshot] = [:]
  private var hasBegun = false

  init(through: Int, isComplete: Bool, onEvent: @escaping (BadgeEvent<Section>) -> Void) {
    self.through = through
    self.isComplete = isComplete
    self.onEvent = onEvent
  }
}

extension AnswerEvents {
  /// Sends an event.
  mutating func send(_ event: BadgeEvent<Section>) {
    if !hasBegun {
      hasBegun = true
      onEvent(.begin)
    }
    onEvent(event)
  }

  /// Sends what the server states about a source that was sent before.
  mutating func state(
    _ source: String, _ snapshot: SourceSnapshot, _ reader: AnswerReader
  ) throws(ImportError) {
    guard isComplete else { return sendPart([source: snapshot]) }
    statements[source] = snapshot
    try reader.require(atMost: Self.mostStatements, statements.count, "conversations")
  }

  private mutating func sendPart(_ sources: [String: SourceSnapshot]) {
    send(.snapshot(through: through, complete: false, sources: sources))
  }

  /// Sends that the reader no longer belongs to a source, whether or not it is known.
  mutating func leave(_ source: String, in section: Section) {
    statements[source] = nil
    send(.source(source, section: section))
    send(.leave(source: source))
  }

  /// Gives up that the statement is complete.
  mutating func becomePartial() {
    guard isComplete else { return }
    isComplete = false
    if !statements.isEmpty { sendPart(statements) }
    statements = [:]
  }

  /// Sends the complete statement, and ends the transaction.
  mutating func finish() {
    if isComplete {
      send(.snapshot(through: through, complete: true, sources: statements))
    }
    end()
  }

  /// Ends the transaction, if it has begun.
  mutating func end() {
    if hasBegun { onEvent(.commit) }
    hasBegun = false
  }
}
