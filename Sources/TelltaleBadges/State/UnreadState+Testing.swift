extension UnreadState {
  /// How many items, sources and places the events so far visited, for tests of complexity.
  package var work: Int { ledger.work }

  /// How many items are remembered, for tests of memory.
  package var rememberedItems: Int { ledger.itemIndex.count }

  /// How many places queues of items have in use, for tests of memory.
  package var waitingPlaces: Int {
    let ofSources = ledger.queues.reduce(0) {
      $0 + $1.main.count + $1.threaded.count + $1.folded.count + $1.read.count
    }
    return ledger.threads.reduce(ofSources + ledger.unseen.count) { $0 + $1.items.count }
  }

  /// How many threads have a record, for tests of memory.
  package var rememberedThreads: Int { ledger.threads.count - ledger.freeThreads.count }

  /// How many sources there is room for, for tests of memory.
  package var sourcePlaces: Int { ledger.sources.count }

  /// Recounts everything and returns what is not as the incremental counts say.
  package func brokenInvariants() -> [String] { ledger.brokenInvariants() }
}
