import Telltale

extension UnreadManager {
  /// Names the signals that have no name, for pictures of them; without one, they need none.
  package func labelSignals() {
    _ = policy.labeled("badge policy")
    _ = board.iconRevision.labeled("changes of icon")
    for (section, revision) in zip(board.sections, board.sectionRevisions) {
      _ = revision.labeled("changes of \(section.rawValue)")
    }
  }
}
