extension Ledger {
  mutating func flag(_ source: Int, _ on: Bool, clock: Int) {
    sources[source].flag.set(on, at: clock)
    touch(Int32(source))
  }

  mutating func mute(_ source: Int, _ on: Bool, clock: Int) {
    sources[source].mute.set(on, at: clock)
    touch(Int32(source))
  }

  mutating func archive(_ source: Int, _ on: Bool, clock: Int) {
    sources[source].archive.set(on, at: clock)
    touch(Int32(source))
  }

  /// Blocks or unblocks an author, in time of the sources where the author has unread items.
  mutating func block(_ author: String, _ on: Bool, clock: Int) {
    let id = Int(useAuthor(author))
    let old = authors[id].block
    authors[id].block.set(on, at: clock)
    if old.clock >= 0 { authorNames.drop(Int32(id)) }
    guard authors[id].block.isOn != old.isOn else { return }
    var pair = authors[id].firstPair
    while pair >= 0 {
      work += 1
      let source = pairs[Int(pair)].source
      if old.isOn {
        sources[Int(source)].tally.add(pairs[Int(pair)].tally)
      } else {
        sources[Int(source)].tally.subtract(pairs[Int(pair)].tally)
      }
      touch(source)
      pair = pairs[Int(pair)].next
    }
  }

  /// Returns the clock of an event, the next one where it has none, and notes it as seen.
  mutating func tick(_ given: Int?) -> Int {
    let now = given ?? min(clock + 1, FeedNumbers.largest)
    clock = max(clock, now)
    return now
  }
}
