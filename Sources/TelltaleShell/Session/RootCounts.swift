/// The three numbers that the server of the first app of five root sections counts.
public struct RootCounts: Hashable, Sendable {
  /// How many projects have news.
  public let projects: Int
  /// How many messages are unread.
  public let messages: Int
  /// How many notices are unread.
  public let notifications: Int

  /// Creates counts; a negative number, which some servers send, counts as none.
  public init(projects: Int = 0, messages: Int = 0, notifications: Int = 0) {
    self.projects = max(0, projects)
    self.messages = max(0, messages)
    self.notifications = max(0, notifications)
  }
}
