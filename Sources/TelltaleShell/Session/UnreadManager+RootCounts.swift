public import TelltaleBadges

extension UnreadManager<RootSection> {
  /// Takes over the counts that a server sent, as one change.
  ///
  /// They are those of three sources, `projects`, `messages` and `notifications`, the last two of
  /// which are in the section of messages.
  ///
  /// - Parameters:
  ///   - counts: What the server counted.
  ///   - order: The order up to which it counted; what is older than the last ones changes nothing.
  ///   - session: The session in which they were asked for; counts of one that has ended change
  ///     nothing. Without one they are those of the active account.
  public func apply(_ counts: RootCounts, through order: Int, in session: UnreadSession? = nil) {
    guard let session = session ?? self.session else { return }
    transaction {
      apply(.source("projects", section: .projects), in: session)
      apply(.source("messages", section: .messages), in: session)
      apply(.source("notifications", section: .messages), in: session)
      let sources = [
        "projects": counts.projects, "messages": counts.messages,
        "notifications": counts.notifications,
      ].mapValues { SourceSnapshot(unread: $0, mentions: 0) }
      apply(.snapshot(through: order, complete: false, sources: sources), in: session)
    }
  }
}
