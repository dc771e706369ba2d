#if canImport(Foundation) && !hasFeature(Embedded)
  /// The items of a saved state, which are most of its text.
  struct SavedItems {
    private(set) var table = ItemTable()
    /// Where the list of the items is in the text.
    private(set) var range = 0..<0
    private var text: SavedText
    private var names = SavedNames()

    /// Reads the items out of a saved state.
    ///
    /// - Parameters:
    ///   - bytes: A text that holds the state.
    ///   - start: Where the state begins.
    /// - Throws: An error if anything is not as the encoder writes it.
    /// - Complexity: O(*n*), where *n* is the length of the text.
    init(_ bytes: [UInt8], from start: Int) throws(SavedText.Unusual) {
      text = SavedText(bytes, from: start)
      try text.expect(UInt8(ascii: "{"))
      repeat {
        if text.accept(Self.items) {
          guard range.isEmpty else { throw SavedText.Unusual() }
          let start = text.position
          try readList()
          range = start..<text.position
        } else {
          let key = try text.string()
          guard !bytes[key].contains(UInt8(ascii: "\\")) else { throw SavedText.Unusual() }
          try text.expect(UInt8(ascii: ":"))
          try text.skipValue()
        }
      } while text.accept(UInt8(ascii: ","))
      try text.expect(UInt8(ascii: "}"))
      guard !range.isEmpty, text.position == bytes.count else { throw SavedText.Unusual() }
      table.names = names.names
    }
  }

  extension SavedItems {
    private mutating func readList() throws(SavedText.Unusual) {
      try text.expect(UInt8(ascii: "["))
      if text.accept(UInt8(ascii: "]")) { return }
      repeat {
        let row = try readItem()
        guard table.rows.last.map({ $0.item < row.item }) ?? true else { throw SavedText.Unusual() }
        table.rows.append(row)
      } while text.accept(UInt8(ascii: ","))
      try text.expect(UInt8(ascii: "]"))
    }

    /// Reads an item, with its fields in the order of their names.
    private mutating func readItem() throws(SavedText.Unusual) -> ItemTable.Row {
      var row = ItemTable.Row(item: 0)
      var extra = ItemExtra.none
      var next = UInt8(ascii: "{")
      if text.accept(Self.author, after: &next) { row.author = try readName() }
      if text.accept(Self.carried, after: &next) { row.isCarried = try text.flag() }
      if text.accept(Self.deleted, after: &next) { row.isDeleted = try text.flag() }
      if text.accept(Self.dropped, after: &next) { row.isDropped = try text.flag() }
      if text.accept(Self.earlierRead, after: &next) { extra.earlierRead = try text.whole() }
      if text.accept(Self.earlierReadsFrom, after: &next) {
        extra.earlierReadsFrom = try text.whole()
      }
      if text.accept(Self.editMention, after: &next) { extra.editMention = try readMention() }
      if text.accept(Self.editVersion, after: &next) { extra.editVersion = try text.whole() }
      if text.accept(Self.gone, after: &next) { row.isGone = try text.flag() }
      let homes = text.accept(Self.homes, after: &next) ? try readHomes() : []
      guard text.accept(Self.item, after: &next) else { throw SavedText.Unusual() }
      row.item = try text.whole(from: 1)
      if text.accept(Self.keptAt, after: &next) { extra.keptAt = try readPosition() }
      if text.accept(Self.keptThrough, after: &next) { extra.keptThrough = try text.whole() }
      if text.accept(Self.kind, after: &next) { row.kind = try readKind() }
      if text.accept(Self.mention, after: &next) { row.mention = try readMention() }
      if text.accept(Self.moved, after: &next) { extra.moveVersion = try text.whole() }
      if text.accept(Self.readEpoch, after: &next) { extra.readEpoch = try text.whole() }
      if text.accept(Self.readEpochGuessed, after: &next) {
        extra.isReadEpochGuessed = try text.flag()
      }
      if text.accept(Self.source, after: &next) { row.source = try readName() }
      if text.accept(Self.thread, after: &next) { row.thread = try readName() }
      try text.expect(UInt8(ascii: "}"))
      row.isMoved = extra.moveVersion >= 0
      table.setExtra(extra, of: &row)
      if !homes.isEmpty { table.homes[row.item] = homes }
      return row
    }

    /// Reads the other sources in which an item arrived.
    private mutating func readHomes() throws(SavedText.Unusual) -> [LedgerRecord.HomeEntry] {
      var homes: [LedgerRecord.HomeEntry] = []
      try text.expect(UInt8(ascii: "["))
      repeat {
        var home = LedgerRecord.HomeEntry(source: "")
        var next = UInt8(ascii: "{")
        if text.accept(Self.author, after: &next) { home.author = try readText() }
        if text.accept(Self.kind, after: &next) { home.kind = try readKind() }
        if text.accept(Self.mention, after: &next) { home.mention = try readMention() }
        if text.accept(Self.readEpoch, after: &next) { home.readEpoch = try text.whole() }
        guard text.accept(Self.source, after: &next) else { throw SavedText.Unusual() }
        home.source = try readText()
        if text.accept(Self.thread, after: &next) { home.thread = try readText() }
        try text.expect(UInt8(ascii: "}"))
        homes.append(home)
      } while text.accept(UInt8(ascii: ","))
      try text.expect(UInt8(ascii: "]"))
      return homes
    }

    private mutating func readName() throws(SavedText.Unusual) -> Int32 {
      try names.number(of: try text.string(), in: text.bytes)
    }

    private mutating func readText() throws(SavedText.Unusual) -> String {
      let number = try readName()
      return names[number]
    }

    private mutating func readMention() throws(SavedText.Unusual) -> Mention {
      if text.accept(Self.direct) { return .direct }
      guard text.accept(Self.everyone) else { throw SavedText.Unusual() }
      return .everyone
    }

    private mutating func readKind() throws(SavedText.Unusual) -> ItemKind {
      for (kind, name) in Self.kinds where text.accept(name) { return kind }
      throw SavedText.Unusual()
    }

    private mutating func readPosition() throws(SavedText.Unusual) -> ReadPosition {
      var position = ReadPosition.start
      try text.expect(UInt8(ascii: "{"))
      if text.accept(Self.epoch) {
        position.epoch = try text.whole()
        try text.expect(UInt8(ascii: ","))
      }
      guard text.accept(Self.through) else { throw SavedText.Unusual() }
      position.order = try text.whole()
      try text.expect(UInt8(ascii: "}"))
      return position
    }
  }

  extension SavedItems {
    private static let items = key(.items)
    private static let author = key(.author)
    private static let item = key(.item)
    private static let source = key(.source)
    private static let thread = key(.thread)
    private static let mention = key(.mention)
    private static let kind = key(.kind)
    private static let deleted = key(.deleted)
    private static let gone = key(.gone)
    private static let carried = key(.carried)
    private static let moved = key(.moved)
    private static let dropped = key(.dropped)
    private static let homes = key(.homes)
    private static let earlierRead = key(.earlierRead)
    private static let earlierReadsFrom = key(.earlierReadsFrom)
    private static let editVersion = key(.editVersion)
    private static let editMention = key(.editMention)
    private static let readEpoch = key(.readEpoch)
    private static let readEpochGuessed = key(.readEpochGuessed)
    private static let keptAt = key(.keptAt)
    private static let keptThrough = key(.keptThrough)
    private static let epoch = key(.epoch)
    private static let through = key(.through)
    private static let direct = quoted(Mention.direct.rawValue)
    private static let everyone = quoted(Mention.everyone.rawValue)
    private static let kinds = ItemKind.allCases.map { ($0, quoted($0.rawValue)) }

    private static func key(_ field: FeedField) -> [UInt8] {
      quoted(field.stringValue) + [UInt8(ascii: ":")]
    }

    private static func quoted(_ name: String) -> [UInt8] { Array("\"\(name)\"".utf8) }
  }
#endif
