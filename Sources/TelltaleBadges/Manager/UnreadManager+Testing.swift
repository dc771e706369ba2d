extension UnreadManager {
  /// Recounts everything in all accounts and returns what is not as the counts say.
  package func brokenInvariants() -> [String] {
    board.accounts.flatMap { $0.ledger.brokenInvariants() }
  }

  /// How many sources have signals that may be watched.
  package var cellCount: Int { board.cells.count }
}
