extension UnreadState {
  /// How many items, sources and places the events so far visited, for tests of complexity.
  package var work: Int { ledger.work }

  /// How many items are remembered, for tests of memory.
  package var rememberedItems: Int { ledger.itemIndex.count }

  /// Recounts everything and returns what is not as the incremental counts say.
  package func brokenInvariants() -> [String] { ledger.brokenInvariants() }
}
