/// The answer to a request of a list: items, and whether there are further ones.
public struct Page<Element> {
  /// The items.
  public var items: [Element]
  /// Whether there are items after these.
  public var hasMore: Bool

  /// Creates a page; without a second argument it is the last one.
  public init(_ items: [Element], hasMore: Bool = false) {
    self.items = items
    self.hasMore = hasMore
  }
}

extension Page: Sendable where Element: Sendable {}
extension Page: Equatable where Element: Equatable {}
