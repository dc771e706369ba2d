/// What has changed since the signals were told the last time.
struct PendingChanges {
  var sections: SectionSet
  /// The names of sources whose cells are pending.
  var sources: [String] = []
  /// Whether everything may have changed.
  var isAll = false

  init(sectionCount: Int) {
    sections = SectionSet(sectionCount: sectionCount)
  }
}

extension PendingChanges {
  var isEmpty: Bool { !isAll && sections.isEmpty && sources.isEmpty }

  mutating func removeAll() {
    sections.removeAll()
    if !sources.isEmpty { sources.removeAll(keepingCapacity: true) }
    isAll = false
  }
}
