/// The name of a test case in a feed.
package struct FeedCase: Equatable, Sendable, Decodable {
  /// A short name, unique among the cases.
  package let id: String

  /// What the case is about.
  package let title: String

  /// Whether the events must lead to the same end in every order.
  package let isAnyOrder: Bool

  package init(id: String, title: String, isAnyOrder: Bool) {
    self.id = id
    self.title = title
    self.isAnyOrder = isAnyOrder
  }
}

extension FeedCase {
  private enum CodingKeys: String, CodingKey {
    case id, title, anyOrder
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    id = try fields.decode(String.self, forKey: .id)
    title = try fields.decode(String.self, forKey: .title)
    isAnyOrder = try fields.decodeIfPresent(Bool.self, forKey: .anyOrder) ?? false
  }
}
