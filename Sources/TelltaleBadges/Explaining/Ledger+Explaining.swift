extension Ledger {
  typealias Rule = Explanation.Rule

  /// Explains what a source adds to its section.
  ///
  /// - Parameter limit: How many of its items are listed at most.
  func explain(source: Int, items limit: Int) -> Explanation {
    let share = share(of: source)
    var explanation = Explanation(subject: .source(sourceNames[source]), count: share.items)
    addRules(of: source, share, to: &explanation)
    let orders = countedItems(of: source)
    for order in orders.prefix(limit) {
      explanation.parts.append(explain(item: order, isPart: true))
    }
    if limit > 0, orders.count > limit { explanation.add(.more(orders.count - limit)) }
    return explanation
  }

  private func addRules(
    of source: Int, _ share: SourceShare, to explanation: inout Explanation
  ) {
    let status = status(of: source, section: nil)
    explanation.add(.unread(status.unread, mentions: status.mentions))
    if status.isArchived {
      explanation.add(.archived)
    } else if status.isMuted {
      explanation.add(share.items > 0 ? .mutedButMentions(share.items) : .muted)
    } else if status.isFlagged, status.unread == 0 {
      explanation.add(.flagCountsOne)
    }
    addPositions(of: source, to: &explanation)
    let statement = sources[source].statement
    switch statement.form {
    case .none: break
    case .items:
      let items = queues[source].listed.count
      explanation.add(.listedInSnapshot(through: statement.through, items: items))
    case .counts where isStatementAlive(source):
      explanation.add(
        .inSnapshot(
          through: statement.through, unread: statement.unread, isAtLeast: statement.isAtLeast))
    case .counts:
      explanation.add(.voidSnapshot(through: statement.through))
    }
    if rules.threads == .excluded {
      let above = sources[source].tally.sums(isBelow: false, withThreads: true).unread
      let main = sources[source].tally.sums(isBelow: false, withThreads: false).unread
      if above > main { explanation.add(.threadsExcluded(above - main)) }
    }
    addBlockedAuthors(of: source, to: &explanation)
  }

  private func addPositions(of source: Int, to explanation: inout Explanation) {
    let position = sources[source].position
    if position != .start {
      explanation.add(.readThrough(position.order, thread: nil, epoch: position.epoch))
    }
    let main = sources[source].mainPosition
    if main > position {
      explanation.add(.readThrough(main.order, thread: "main", epoch: main.epoch))
    }
    var found: [Int] = []
    var thread = sources[source].firstThread
    while thread >= 0 {
      if threads[Int(thread)].position > position { found.append(Int(thread)) }
      thread = threads[Int(thread)].next
    }
    func name(_ thread: Int) -> String { threadNames[threads[thread].thread] }
    for thread in found.inOrder(by: { name($0).precedes(name($1)) }) {
      let position = threads[thread].position
      explanation.add(.readThrough(position.order, thread: name(thread), epoch: position.epoch))
    }
  }

  private func addBlockedAuthors(of source: Int, to explanation: inout Explanation) {
    var blocked: [Int] = []
    var slot = sources[source].firstItem
    while slot >= 0 {
      let item = items[Int(slot)]
      if item.residence == .unread, item.author >= 0, authors[Int(item.author)].block.isOn {
        blocked.append(Int(item.author))
      }
      slot = item.next
    }
    func name(_ author: Int) -> String { authorNames[Int32(author)] }
    blocked = blocked.inOrder { name($0).precedes(name($1)) }
    var first = 0
    for index in blocked.indices {
      guard index + 1 == blocked.count || blocked[index + 1] != blocked[index] else { continue }
      explanation.add(.blockedAuthor(name(blocked[index]), items: index + 1 - first))
      first = index + 1
    }
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
      explanation.add(.unknownItem)
      return explanation
    }
    let item = items[slot]
    if item.isDeleted {
      explanation.add(.deleted)
    } else if !item.isSeen {
      explanation.add(.notArrived)
    } else {
      let reason = reason(slot)
      if case .unreadItem = reason { explanation.count = 1 }
      explanation.add(reason)
      addDetails(slot, to: &explanation)
    }
    if !isPart, item.source >= 0 {
      let thread = item.thread == Self.mainThread ? nil : threadNames[item.thread]
      explanation.add(.place(source: sourceNames[Int(item.source)], thread: thread))
    }
    return explanation
  }

  /// Returns why a seen item does not count, or that it is unread.
  private func reason(_ slot: Int) -> Rule {
    let item = items[slot]
    let extra = extra(slot)
    if item.author == Self.me { return .ownItem }
    if item.kind != .message { return .kind(item.kind) }
    if residence(of: slot) == .unread {
      if item.author >= 0, authors[Int(item.author)].block.isOn {
        return .blocked(authorNames[item.author])
      }
      if item.thread != Self.mainThread, rules.threads == .excluded { return .threadsExcluded(1) }
      return .unreadItem
    }
    let reach = reach(of: item)
    if reach.order >= item.order, extra.keptAt.map({ reach > $0 }) ?? true {
      let source = sources[Int(item.source)].position
      let thread = reach > source ? threadNames[item.thread] : nil
      return .reached(reach.order, thread: thread)
    }
    if extra.isRead(under: reach) {
      let isEarlier = extra.readEpoch < reach.epoch
      return .readSingly(epoch: isEarlier ? extra.earlierRead : extra.readEpoch)
    }
    let statement = sources[Int(item.source)].statement
    return statement.form == .items
      ? .notListed(through: statement.through) : .inNumber(through: statement.through)
  }

  private func addDetails(_ slot: Int, to explanation: inout Explanation) {
    guard items[slot].residence == .unread else { return }
    let extra = extra(slot)
    if let kept = extra.keptAt, reach(of: items[slot]).order >= items[slot].order {
      explanation.add(.keptByMove(beyond: kept.order))
    }
    if let mention = mention(of: slot) { explanation.add(.mention(mention)) }
    if extra.editVersion >= 0 { explanation.add(.edited(version: extra.editVersion)) }
  }
}
