/// Some of a fixed number of sections, in the order in which they were added.
struct SectionSet {
  private(set) var members: [Int] = []
  private var isMember: [Bool]

  init(sectionCount: Int) {
    isMember = Array(repeating: false, count: sectionCount)
  }
}

extension SectionSet {
  var isEmpty: Bool { members.isEmpty }

  mutating func insert(_ section: Int) {
    guard !isMember[section] else { return }
    isMember[section] = true
    members.append(section)
  }

  mutating func removeAll() {
    for section in members { isMember[section] = false }
    members.removeAll(keepingCapacity: true)
  }
}
