/// The items of a record with their names as numbers, which is what a ledger is loaded from.
struct ItemTable {
  /// The items by order.
  var rows: [Row] = []
  /// The names of sources, threads and authors that rows speak of.
  var names: [String] = []
  var extras: [ItemExtra] = []
  /// By item, the other sources in which items arrived.
  var homes: [Int: [LedgerRecord.HomeEntry]] = [:]
}

extension ItemTable {
  /// An item in 32 bytes; -1 stands for a name or facts that it does not have.
  struct Row {
    var item: Int
    var source: Int32 = -1
    var thread: Int32 = -1
    var author: Int32 = -1
    var extra: Int32 = -1
    var kind = ItemKind.message
    var mention: Mention?
    var isDeleted = false
    var isGone = false
    var isMoved = false
    var isCarried = false
    var isDropped = false
  }

  /// Numbers the names of items that are in order.
  init(_ entries: [LedgerRecord.ItemEntry]) {
    var numbers: NameDictionary<Int32> = [:]
    rows.reserveCapacity(entries.count)
    for entry in entries {
      var row = Row(
        item: entry.item, kind: entry.kind, mention: entry.mention, isDeleted: entry.isDeleted,
        isGone: entry.isGone, isMoved: entry.isMoved, isCarried: entry.isCarried,
        isDropped: entry.isDropped)
      row.source = number(entry.source, &numbers)
      row.thread = number(entry.thread, &numbers)
      row.author = number(entry.author, &numbers)
      setExtra(entry.extra, of: &row)
      if !entry.homes.isEmpty { homes[entry.item] = entry.homes }
      rows.append(row)
    }
  }

  /// Keeps the rarer facts of an item, if it has any.
  mutating func setExtra(_ extra: ItemExtra, of row: inout Row) {
    guard extra != .none else { return }
    row.extra = Int32(extras.count)
    extras.append(extra)
  }

  /// Returns a row as the entry that it was made of.
  func entry(_ row: Row) -> LedgerRecord.ItemEntry {
    func name(_ number: Int32) -> String? { number < 0 ? nil : names[Int(number)] }
    return LedgerRecord.ItemEntry(
      item: row.item, source: name(row.source), thread: name(row.thread),
      author: name(row.author), kind: row.kind, mention: row.mention, isDeleted: row.isDeleted,
      isGone: row.isGone, isMoved: row.isMoved, isCarried: row.isCarried,
      isDropped: row.isDropped, homes: homes[row.item] ?? [],
      extra: row.extra < 0 ? .none : extras[Int(row.extra)])
  }

  private mutating func number(_ name: String?, _ numbers: inout NameDictionary<Int32>) -> Int32 {
    guard let name else { return -1 }
    if let number = numbers[name] { return number }
    let number = Int32(names.count)
    numbers[name] = number
    names.append(name)
    return number
  }
}
