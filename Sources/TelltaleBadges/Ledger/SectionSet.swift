/// Some of a fixed number of sections, in the order in which they were added.
struct SectionSet {
  private(set) var members: [Int] = []
  private var contains: [Bool]

  init(sectionCount: Int) {
    contains = Array(repeating: false, count: sectionCount)
  }
}

extension SectionSet {
  var isEmpty: Bool { members.isEmpty }

  mutating func insert(_ section: Int) {
    guard !contains[section] else { return }
    contains[section] = true
    members.append(section)
  }

  mutating func removeAll() {
    for section in members { contains[section] = false }
    members.removeAll(keepingCapacity: true)
  }
}
