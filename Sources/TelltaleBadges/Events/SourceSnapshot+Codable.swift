#if !hasFeature(Embedded)
  extension SourceSnapshot: Codable {
    /// Reads the statement from an object of a feed.
    ///
    /// - Throws: `DecodingError` with the path of the field and what was expected there.
    public init(from decoder: any Decoder) throws {
      let fields = try FeedFields(decoder)
      epoch = try fields.whole(optional: .epoch)
      if fields.has(.items) {
        if fields.has(.unread) {
          throw fields.error(.unread, "must be absent where items are listed")
        }
        content = .items(
          try fields.orders(.items), mentions: try fields.orders(.mentions))
      } else {
        content = .counts(
          unread: try fields.whole(.unread), mentions: try fields.whole(.mentions),
          atLeast: try fields.flag(optional: .atLeast) ?? false)
      }
    }

    /// Writes the statement as an object of a feed.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FeedField.self)
      switch content {
      case .counts(let unread, let mentions, let atLeast):
        try container.encode(unread, forKey: .unread)
        try container.encode(mentions, forKey: .mentions)
        if atLeast { try container.encode(true, forKey: .atLeast) }
      case .items(let items, let mentions):
        try container.encode(items, forKey: .items)
        try container.encode(mentions, forKey: .mentions)
      }
      try container.encodeIfPresent(epoch, forKey: .epoch)
    }
  }
#endif
