/// A section of a list: rows under a title.
public struct ListSection<ID: Hashable, Element>: Identifiable {
  /// What tells the section from the others of its list.
  public let id: ID
  /// The text above the rows.
  public var title: String?
  /// The rows.
  public var rows: [Element]

  /// Creates a section.
  public init(id: ID, title: String? = nil, rows: [Element]) {
    self.id = id
    self.title = title
    self.rows = rows
  }
}

extension ListSection: Sendable where ID: Sendable, Element: Sendable {}
extension ListSection: Equatable where Element: Equatable {}

extension Sequence {
  /// Returns the elements in sections of one key each, which come as their first elements do.
  ///
  /// - Parameters:
  ///   - key: The key of an element.
  ///   - title: The title of the section of a key; none by default.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func sections<Key: Hashable>(
    by key: (Element) -> Key, title: (Key) -> String? = { _ in nil }
  ) -> [ListSection<Key, Element>] {
    var sections: [ListSection<Key, Element>] = []
    var places: [Key: Int] = [:]
    for element in self {
      let key = key(element)
      if let place = places[key] {
        sections[place].rows.append(element)
      } else {
        places[key] = sections.count
        sections.append(ListSection(id: key, title: title(key), rows: [element]))
      }
    }
    return sections
  }
}
