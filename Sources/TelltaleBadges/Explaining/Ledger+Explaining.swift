extension Ledger {
  typealias Rule = Explanation.Rule

  /// Explains what a source adds to its section.
  ///
  /// - Parameter limit: How many of its items are listed at most.
  func explain(source: Int, items limit: Int) -> Explanation {
    let share = share(of: source)
    var explanation = Explanation(
      subject: .source(sourceNames[source]), count: share.items, rules: rules(of: source, share))
    let orders = countedItems(of: source)
    for order in orders.prefix(limit) {
      explanation.parts.append(explain(item: order, isPart: true))
    }
    if limit > 0, orders.count > limit { explanation.rules.append(.more(orders.count - limit)) }
    return explanation
  }

  private func rules(of source: Int, _ share: SourceShare) -> [Rule] {
    let sums = sums(of: source)
    var rules: [Rule] = [.unread(sums.unread, mentions: sums.mentions)]
    if sources[source].archive.isOn {
      rules.append(.archived)
    } else if sources[source].mute.isOn {
      rules.append(share.items > 0 ? .mutedButMentions(share.items) : .muted)
    } else if sources[source].flag.isOn, sums.unread == 0 {
      rules.append(.flagCountsOne)
    }
    appendPositions(source, &rules)
    let statement = sources[source].statement
    switch statement.form {
    case .none: break
    case .items:
      let items = queues[source].listed.count
      rules.append(.listedInSnapshot(through: statement.through, items: items))
    case .counts where isStatementAlive(source):
      rules.append(
        .inSnapshot(
          through: statement.through, unread: statement.unread, isAtLeast: statement.isAtLeast))
    case .counts:
      rules.append(.voidSnapshot(through: statement.through))
    }
    if self.rules.threads == .excluded {
      let above = sources[source].tally.sums(isBelow: false, withThreads: true).unread
      let main = sources[source].tally.sums(isBelow: false, withThreads: false).unread
      if above > main { rules.append(.threadsExcluded(above - main)) }
    }
    for (author, count) in blockedAuthors(of: source) {
      rules.append(.blockedAuthor(author, items: count))
    }
    return rules
  }

  private func appendPositions(_ source: Int, _ rules: inout [Rule]) {
    let position = sources[source].position
    if position != .start {
      rules.append(.readThrough(position.order, thread: nil, epoch: position.epoch))
    }
    let main = sources[source].mainPosition
    if main > position {
      rules.append(.readThrough(main.order, thread: "main", epoch: main.epoch))
    }
    var found: [LedgerRecord.ThreadEntry] = []
    var thread = sources[source].firstThread
    while thread >= 0 {
      let record = threads[Int(thread)]
      if record.position > position {
        found.append(.init(name: threadNames[record.thread], position: record.position))
      }
      thread = record.next
    }
    for thread in found.inOrder(by: { $0.name.precedes($1.name) }) {
      let position = thread.position
      rules.append(.readThrough(position.order, thread: thread.name, epoch: position.epoch))
    }
  }

  private func blockedAuthors(of source: Int) -> [(String, Int)] {
    var blocked: [Int] = []
    var slot = sources[source].firstItem
    while slot >= 0 {
      let item = items[Int(slot)]
      if item.residence == .unread, item.author >= 0, authors[Int(item.author)].block.isOn {
        blocked.append(Int(item.author))
      }
      slot = item.next
    }
    blocked.sortNumbers()
    var counts: [(String, Int)] = []
    var first = 0
    for index in blocked.indices {
      guard index + 1 == blocked.count || blocked[index + 1] != blocked[index] else { continue }
      counts.append((authorNames[Int32(blocked[index])], index + 1 - first))
      first = index + 1
    }
    return counts.inOrder { $0.0.precedes($1.0) }
  }

  /// Returns the orders of the items of a source that are unread, the oldest first.
  private func countedItems(of source: Int) -> [Int] {
    var orders: [Int] = []
    var slot = sources[source].firstItem
    while slot >= 0 {
      if items[Int(slot)].residence == .unread { orders.append(items[Int(slot)].order) }
      slot = items[Int(slot)].next
    }
    orders.sortNumbers()
    return orders
  }
}

extension Ledger {
  /// Explains why an item does or does not count.
  ///
  /// - Parameter isPart: Whether the source of the item is named already.
  func explain(item order: Int, isPart: Bool = false) -> Explanation {
    var explanation = Explanation(subject: .item(order), count: 0)
    guard let slot = slot(of: order) else {
      explanation.rules = [.unknownItem]
      return explanation
    }
    let item = items[slot]
    if item.isDeleted {
      explanation.rules = [.deleted]
    } else if !item.isSeen {
      explanation.rules = [.notArrived]
    } else {
      explanation.rules = reasons(slot)
      if case .unreadItem? = explanation.rules.first { explanation.count = 1 }
      appendDetails(slot, &explanation)
    }
    if !isPart, item.source >= 0 {
      let thread = item.thread == Self.mainThread ? nil : threadNames[item.thread]
      explanation.rules.append(
        .place(source: sourceNames[Int(item.source)], thread: thread))
    }
    return explanation
  }

  /// Returns why a seen item does not count, or that it is unread.
  private func reasons(_ slot: Int) -> [Rule] {
    let item = items[slot]
    let extra = extra(slot)
    if item.author == Self.me { return [.ownItem] }
    if item.kind != .message { return [.kind(item.kind)] }
    if residence(of: slot) == .unread {
      if item.author >= 0, authors[Int(item.author)].block.isOn {
        return [.blocked(authorNames[item.author])]
      }
      if item.thread != Self.mainThread, rules.threads == .excluded { return [.threadsExcluded(1)] }
      return [.unreadItem]
    }
    let reach = reach(of: item)
    if reach.order >= item.order, extra.keptAt.map({ reach > $0 }) ?? true {
      let source = sources[Int(item.source)].position
      let thread = reach > source ? threadNames[item.thread] : nil
      return [.reached(reach.order, thread: thread)]
    }
    if extra.isRead(under: reach) {
      let isEarlier = extra.readEpoch < reach.epoch
      return [.readSingly(epoch: isEarlier ? extra.earlierRead : extra.readEpoch)]
    }
    let statement = sources[Int(item.source)].statement
    return statement.form == .items
      ? [.notListed(through: statement.through)] : [.inNumber(through: statement.through)]
  }

  private func appendDetails(_ slot: Int, _ explanation: inout Explanation) {
    guard items[slot].residence == .unread else { return }
    let extra = extra(slot)
    if let kept = extra.keptAt, reach(of: items[slot]).order >= items[slot].order {
      explanation.rules.append(.keptByMove(beyond: kept.order))
    }
    if let mention = mention(of: slot) { explanation.rules.append(.mention(mention)) }
    if extra.editVersion >= 0 { explanation.rules.append(.edited(version: extra.editVersion)) }
  }
}
