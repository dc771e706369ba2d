/// The sums of what the sources of a section show.
struct SectionTotals: Hashable {
  var items = WideSum()
  var mentions = WideSum()
  var calls = WideSum()
  var sources = 0
  /// How many of the sources have a least value instead of a number.
  var atLeast = 0
}

extension SectionTotals {
  mutating func replace(_ old: SourceShare, with new: SourceShare) {
    items.subtract(old.items)
    items.add(new.items)
    mentions.subtract(old.mentions)
    mentions.add(new.mentions)
    calls.subtract(old.calls)
    calls.add(new.calls)
    sources += new.sources - old.sources
    atLeast += (new.isAtLeast ? 1 : 0) - (old.isAtLeast ? 1 : 0)
  }

  func count(in unit: BadgeUnit) -> Int {
    switch unit {
    case .items: items.value
    case .sources: sources
    case .mentions: mentions.value
    }
  }

  /// Whether the count in a unit is exact.
  func isExact(in unit: BadgeUnit) -> Bool {
    unit == .sources || atLeast == 0
  }
}
