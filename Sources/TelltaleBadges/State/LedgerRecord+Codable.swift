#if !hasFeature(Embedded)
  // Fields with their usual value are left out, so that a file stays small.

  extension LedgerRecord: Codable {
    static let version = 1

    init(from decoder: any Decoder) throws {
      let fields = try FeedFields(decoder)
      let version = try fields.whole(.version)
      guard version == Self.version else {
        throw fields.error(.version, "must be \(Self.version)")
      }
      clock = try fields.whole(.clock)
      newestEpoch = try fields.whole(.epoch)
      isKnown = try fields.flag(.known)
      sources = try fields.container.decode([SourceEntry].self, forKey: .sources)
        .sorted { $0.name < $1.name }
      authors = try fields.container.decode([AuthorEntry].self, forKey: .authors)
        .sorted { $0.name < $1.name }
      items = try fields.container.decode([ItemEntry].self, forKey: .items)
        .sorted { $0.item < $1.item }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FeedField.self)
      try container.encode(Self.version, forKey: .version)
      try container.encode(clock, forKey: .clock)
      try container.encode(newestEpoch, forKey: .epoch)
      try container.encode(isKnown, forKey: .known)
      try container.encode(sources, forKey: .sources)
      try container.encode(authors, forKey: .authors)
      try container.encode(items, forKey: .items)
    }
  }

  extension LedgerRecord.SourceEntry: Codable {
    init(from decoder: any Decoder) throws {
      let fields = try FeedFields(decoder)
      name = try fields.text(.source)
      section = try fields.text(optional: .section)
      membership = try fields.whole(.membership)
      guard section != nil else { return }
      sectionVersion = try fields.whole(optional: .sectionVersion) ?? 0
      let position = try fields.part(.read, ReadPosition.self) ?? .start
      self.position = position
      mainPosition = try fields.part(.main, ReadPosition.self).flatMap { $0 > position ? $0 : nil }
      threads = try fields.part(.threads, [LedgerRecord.ThreadEntry].self) ?? []
      threads.removeAll { $0.position <= position }
      threads.sort { $0.name < $1.name }
      flag = try fields.part(.flag, ClockedSwitch.self) ?? ClockedSwitch()
      mute = try fields.part(.mute, ClockedSwitch.self) ?? ClockedSwitch()
      archive = try fields.part(.archive, ClockedSwitch.self) ?? ClockedSwitch()
      if let stated = try fields.part(.stated, StatedEntry.self) {
        statement = stated.statement
        listed = stated.listed
      }
      newestMain = try fields.whole(optional: .newest) ?? 0
      forgottenThrough = try fields.whole(optional: .forgotten) ?? 0
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FeedField.self)
      try container.encode(name, forKey: .source)
      try container.encode(membership, forKey: .membership)
      guard let section else { return }
      try container.encode(section, forKey: .section)
      if sectionVersion > 0 { try container.encode(sectionVersion, forKey: .sectionVersion) }
      if position != .start { try container.encode(position, forKey: .read) }
      try container.encodeIfPresent(mainPosition, forKey: .main)
      if !threads.isEmpty { try container.encode(threads, forKey: .threads) }
      if flag.clock >= 0 { try container.encode(flag, forKey: .flag) }
      if mute.clock >= 0 { try container.encode(mute, forKey: .mute) }
      if archive.clock >= 0 { try container.encode(archive, forKey: .archive) }
      if statement.form != .none {
        try container.encode(StatedEntry(statement: statement, listed: listed), forKey: .stated)
      }
      if newestMain > 0 { try container.encode(newestMain, forKey: .newest) }
      if forgottenThrough > 0 { try container.encode(forgottenThrough, forKey: .forgotten) }
    }
  }

  extension LedgerRecord.ThreadEntry: Codable {
    init(from decoder: any Decoder) throws {
      name = try FeedFields(decoder).text(.thread)
      position = try ReadPosition(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FeedField.self)
      try container.encode(name, forKey: .thread)
      try position.encode(to: encoder)
    }
  }

  extension LedgerRecord.AuthorEntry: Codable {
    init(from decoder: any Decoder) throws {
      name = try FeedFields(decoder).text(.author)
      block = try ClockedSwitch(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FeedField.self)
      try container.encode(name, forKey: .author)
      try block.encode(to: encoder)
    }
  }

#endif
