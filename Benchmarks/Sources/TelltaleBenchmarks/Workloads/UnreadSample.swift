internal import TelltaleBadges

/// Sources in turn over the five sections, with 50 unread items each, which arrived in turn.
struct UnreadSample {
  static let itemsEach = 50
  /// The numbers of sections.
  static let sections = RootSection.allCases.indices

  let names: [String]
  let authors = (0..<100).map { "author-\($0)" }

  init(sources: Int) {
    names = (0..<sources).map { "source-\($0)" }
  }

  var count: Int { names.count }

  /// The unread items in each section.
  var counts: [Int] {
    Self.sections.map { _ in count / Self.sections.count * Self.itemsEach }
  }

  /// The order of an item by its number in its source.
  func item(_ number: Int, of source: Int) -> Int {
    number * count + source + 1
  }

  func author(of item: Int) -> String {
    authors[item % authors.count]
  }

  /// Makes the state, or copies it.
  var state: UnreadState<RootSection> {
    count == Self.largeCount ? Self.large : make()
  }

  private static let largeCount = 10_000
  // It takes longer to make than a benchmark of it.
  private static let large = UnreadSample(sources: largeCount).make()

  private func make() -> UnreadState<RootSection> {
    var state = UnreadState<RootSection>()
    for (source, name) in names.enumerated() {
      state.apply(.source(name, section: RootSection.allCases[source % Self.sections.count]))
    }
    for number in 0..<Self.itemsEach {
      for (source, name) in names.enumerated() {
        let item = item(number, of: source)
        state.apply(.arrived(source: name, item: item, author: author(of: item)))
      }
    }
    return state
  }
}
