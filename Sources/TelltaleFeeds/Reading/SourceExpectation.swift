/// What must be true of a source; what is nil may be anything.
package struct SourceExpectation: Equatable, Sendable {
  /// The number of unread items, without the flag.
  package let unread: Int?

  /// The number of unread items that mention the reader.
  package let mentions: Int?

  /// Whether the manual flag is set.
  package let isFlagged: Bool?

  package init(unread: Int? = nil, mentions: Int? = nil, isFlagged: Bool? = nil) {
    self.unread = unread
    self.mentions = mentions
    self.isFlagged = isFlagged
  }
}

extension SourceExpectation: Decodable {
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: JSONKey.self)
    unread = try fields.decodeIfPresent(FeedNumber.self, forKey: "unread")?.value
    mentions = try fields.decodeIfPresent(FeedNumber.self, forKey: "mentions")?.value
    isFlagged = try fields.decodeIfPresent(Bool.self, forKey: "flagged")
  }
}
