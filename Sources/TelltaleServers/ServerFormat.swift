/// The servers whose answers can be imported.
public enum ServerFormat: String, CaseIterable, Hashable, Sendable {
  /// The answer of a Matrix homeserver to a sync.
  case matrix
  /// The answer of a Zulip server to the registration of an event queue.
  case zulip
  /// The start answer and the lists of conversations of Slack.
  case slack
  /// The three counters that the first app of five root sections fetched.
  case coding
}
