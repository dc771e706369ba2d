#if !hasFeature(Embedded)
  /// A snapshot's statement as it is saved.
  struct StatedEntry {
    var statement: SourceStatement
    var listed: [ListedItem]
  }

  extension StatedEntry: Codable {
    init(from decoder: any Decoder) throws {
      let fields = try FeedFields(decoder)
      let snapshot = try SourceSnapshot(from: decoder)
      let through = try fields.whole(.through)
      statement = SourceStatement(form: .items, through: through, epoch: snapshot.epoch ?? 0)
      listed = []
      switch snapshot.content {
      case .counts(let unread, let mentions, let isAtLeast):
        guard unread > 0, mentions <= unread else {
          throw fields.error(.unread, "must be more than 0 and no less than \"mentions\"")
        }
        statement.form = .counts
        statement.unread = unread
        statement.mentions = mentions
        statement.isAtLeast = isAtLeast
      case .items(let items, let mentions):
        let mentions = Set(mentions)
        listed = Set(items).sorted().filter { $0 <= through }.map {
          ListedItem(item: $0, isMention: mentions.contains($0))
        }
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FeedField.self)
      try container.encode(statement.through, forKey: .through)
      let epoch = statement.epoch > 0 ? statement.epoch : nil
      guard statement.form == .counts else {
        let mentions = listed.filter(\.isMention).map(\.item)
        let items = SourceSnapshot(items: listed.map(\.item), mentions: mentions, epoch: epoch)
        return try items.encode(to: encoder)
      }
      let counts = SourceSnapshot(
        unread: statement.unread, mentions: statement.mentions, atLeast: statement.isAtLeast,
        epoch: epoch)
      try counts.encode(to: encoder)
    }
  }
#endif
