/// What has changed since the signals were told the last time.
struct PendingChanges {
  private(set) var sections: [Int] = []
  private var isSectionChanged: [Bool]
  private(set) var sources: Set<String> = []
  /// Whether everything may have changed.
  var isAll = false

  init(sectionCount: Int) {
    isSectionChanged = Array(repeating: false, count: sectionCount)
  }
}

extension PendingChanges {
  var isEmpty: Bool { !isAll && sections.isEmpty && sources.isEmpty }

  mutating func insert(section: Int) {
    guard !isSectionChanged[section] else { return }
    isSectionChanged[section] = true
    sections.append(section)
  }

  mutating func insert(source: String) {
    sources.insert(source)
  }

  mutating func removeAll() {
    for section in sections { isSectionChanged[section] = false }
    sections.removeAll(keepingCapacity: true)
    if !sources.isEmpty { sources.removeAll(keepingCapacity: true) }
    isAll = false
  }
}
