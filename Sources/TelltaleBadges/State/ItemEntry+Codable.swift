#if !hasFeature(Embedded)
  extension LedgerRecord.ItemEntry: Codable {
    init(from decoder: any Decoder) throws {
      let fields = try FeedFields(decoder)
      let mentions = [Mention.direct, .everyone]
      item = try fields.whole(.item, from: 1)
      source = try fields.text(optional: .source)
      thread = try fields.text(optional: .thread)
      author = try fields.text(optional: .author)
      kind = try fields.choice(optional: .kind, ItemKind.allCases) ?? .message
      mention = try fields.choice(optional: .mention, mentions)
      isDeleted = try fields.flag(optional: .deleted) ?? false
      isGone = try fields.flag(optional: .gone) ?? false
      isCarried = try fields.flag(optional: .carried) ?? false
      extra.moveVersion = try fields.whole(optional: .moved) ?? -1
      isMoved = extra.moveVersion >= 0
      isDropped = try fields.flag(optional: .dropped) ?? false
      homes = try fields.part(.homes, [LedgerRecord.HomeEntry].self) ?? []
      extra.editVersion = try fields.whole(optional: .editVersion) ?? -1
      extra.editMention = try fields.choice(optional: .editMention, mentions)
      extra.readEpoch = try fields.whole(optional: .readEpoch) ?? -1
      extra.earlierRead = try fields.whole(optional: .earlierRead) ?? -1
      extra.earlierReadsFrom = try fields.whole(optional: .earlierReadsFrom) ?? 0
      extra.isReadEpochGuessed = try fields.flag(optional: .readEpochGuessed) ?? false
      extra.keptAt = try fields.part(.keptAt, ReadPosition.self)
      extra.keptThrough = try fields.whole(optional: .keptThrough) ?? -1
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FeedField.self)
      try container.encode(item, forKey: .item)
      try container.encodeIfPresent(source, forKey: .source)
      try container.encodeIfPresent(thread, forKey: .thread)
      try container.encodeIfPresent(author, forKey: .author)
      if kind != .message { try container.encode(kind, forKey: .kind) }
      try container.encodeIfPresent(mention, forKey: .mention)
      if isDeleted { try container.encode(true, forKey: .deleted) }
      if isGone { try container.encode(true, forKey: .gone) }
      if isCarried { try container.encode(true, forKey: .carried) }
      if isDropped { try container.encode(true, forKey: .dropped) }
      if !homes.isEmpty { try container.encode(homes, forKey: .homes) }
      if extra != .none { try encodeExtra(&container) }
    }

    private func encodeExtra(_ container: inout KeyedEncodingContainer<FeedField>) throws {
      if extra.moveVersion >= 0 { try container.encode(extra.moveVersion, forKey: .moved) }
      if extra.editVersion >= 0 { try container.encode(extra.editVersion, forKey: .editVersion) }
      try container.encodeIfPresent(extra.editMention, forKey: .editMention)
      if extra.readEpoch >= 0 { try container.encode(extra.readEpoch, forKey: .readEpoch) }
      if extra.earlierRead >= 0 { try container.encode(extra.earlierRead, forKey: .earlierRead) }
      if extra.earlierReadsFrom > 0 {
        try container.encode(extra.earlierReadsFrom, forKey: .earlierReadsFrom)
      }
      if extra.isReadEpochGuessed { try container.encode(true, forKey: .readEpochGuessed) }
      try container.encodeIfPresent(extra.keptAt, forKey: .keptAt)
      if extra.keptThrough >= 0 { try container.encode(extra.keptThrough, forKey: .keptThrough) }
    }
  }

  extension LedgerRecord.HomeEntry: Codable {
    init(from decoder: any Decoder) throws {
      let fields = try FeedFields(decoder)
      source = try fields.text(.source)
      thread = try fields.text(optional: .thread)
      author = try fields.text(optional: .author)
      kind = try fields.choice(optional: .kind, ItemKind.allCases) ?? .message
      mention = try fields.choice(optional: .mention, [.direct, .everyone])
      readEpoch = try fields.whole(optional: .readEpoch) ?? -1
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FeedField.self)
      try container.encode(source, forKey: .source)
      try container.encodeIfPresent(thread, forKey: .thread)
      try container.encodeIfPresent(author, forKey: .author)
      if kind != .message { try container.encode(kind, forKey: .kind) }
      try container.encodeIfPresent(mention, forKey: .mention)
      if readEpoch >= 0 { try container.encode(readEpoch, forKey: .readEpoch) }
    }
  }
#endif
