import TelltaleBadges

extension ReferenceUnread {
  mutating func apply(_ event: BadgeEvent<RootSection>) {
    switch event {
    case .policy(let change):
      policy.apply(change)
      return
    case .login(let account), .switchAccount(let account):
      if active != account { open = nil }
      active = account
      if accounts[account] == nil { accounts[account] = Account() }
      return
    default:
      break
    }
    guard let active else { return }
    switch event {
    case .logout:
      accounts[active] = nil
      self.active = nil
      open = nil
    case .restart:
      open = nil
      isInFront = true
    case .background: isInFront = false
    case .foreground:
      isInFront = true
      if let open { accounts[active]?.view(open) }
    case .opened(let source):
      guard accounts[active]?.sources[source] != nil else { return }
      open = source
      if isInFront { accounts[active]?.view(source) }
    case .closed(let source):
      if open == source { open = nil }
    default:
      accounts[active]?.apply(event, policy, viewed: isInFront ? open : nil)
      if case .leave(let source) = event, open == source { open = nil }
    }
  }
}

extension ReferenceUnread.Account {
  mutating func view(_ name: String) {
    guard let source = sources[name] else { return }
    let through = max(source.newestMain, source.statement?.through ?? 0)
    read(name, "main", .init(epoch: source.epoch, order: through))
    for order in items.keys where place(order) == name && thread(order) == "main" {
      if isUnread(order) { readSingly(order, source.epoch) }
    }
    let now = now(nil)
    sources[name]?.flag.set(false, now)
  }

  mutating func readSingly(_ order: Int, _ epoch: Int) {
    items[order, default: .init()].readIn = max(items[order]?.readIn ?? -1, epoch)
    items[order]?.isReadGuessed = false
  }

  mutating func read(_ name: String, _ thread: String?, _ position: ReferenceUnread.Position) {
    guard var source = sources[name] else { return }
    source.epoch = max(source.epoch, position.epoch)
    newestEpoch = max(newestEpoch, position.epoch)
    if let thread {
      source.threads[thread] = max(source.threads[thread] ?? .init(), position)
    } else {
      source.all = max(source.all, position)
    }
    sources[name] = source
  }

  mutating func apply(
    _ event: BadgeEvent<RootSection>, _ policy: BadgePolicy<RootSection>, viewed: String?
  ) {
    switch event {
    case .source(let name, let section):
      if sources[name] == nil {
        sources[name] = ReferenceUnread.Source(section: section)
      } else {
        sources[name]?.section = section
      }
    case .leave(let name):
      leave(name)
    case .arrived(let name, let order, let author, let mention, let thread, let kind, _):
      let arrival = ReferenceUnread.Arrival(author: author, kind: kind, mention: mention)
      arrive(order, name, arrival, thread ?? "main", policy, viewed)
    case .read(let name, let through, let thread, let epoch, let clock):
      guard let source = sources[name] else { return }
      let epoch = epoch ?? source.epoch
      read(name, thread, .init(epoch: epoch, order: through))
      // A void read without a clock has the first one there is.
      let now = epoch < source.epoch && clock == nil ? 0 : now(clock)
      if thread == nil || thread == "main" { sources[name]?.flag.set(false, now) }
    case .readItem(let order, let epoch):
      readItem(order, epoch)
    case .readAll(let through, let section, let clock, let epochs):
      let now = now(clock)
      for (name, source) in sources where section == nil || source.section == section {
        let epoch = epochs.map { $0[name] ?? 0 } ?? source.epoch
        read(name, nil, .init(epoch: epoch, order: through))
        for order in items.keys where place(order) == name && order <= through {
          if isUnread(order), epoch >= source.epoch { readSingly(order, source.epoch) }
        }
        sources[name]?.flag.set(false, now)
      }
    case .unreadFrom(let name, let order, let epoch):
      guard let source = sources[name] else { return }
      read(name, nil, .init(epoch: epoch ?? source.epoch + 1, order: order - 1))
    case .flag(let name, let on, let clock):
      guard sources[name] != nil else { return }
      let now = now(clock)
      sources[name]?.flag.set(on, now)
    case .mute(let name, let on, let clock):
      guard sources[name] != nil else { return }
      let now = now(clock)
      sources[name]?.mute.set(on, now)
    case .archive(let name, let on, let clock):
      guard sources[name] != nil else { return }
      let now = now(clock)
      sources[name]?.archive.set(on, now)
    case .block(let author, let on, let clock):
      let now = now(clock)
      blocked[author, default: .init()].set(on, now)
    case .deleted(let order):
      items[order, default: .init()].isDeleted = true
    case .edited(let order, let mention, let version):
      let now = now(version)
      if now > items[order]?.edit?.version ?? -1 {
        items[order, default: .init()].edit = (now, mention)
      }
    case .moved(let order, let to, let thread, _):
      move(order, to, thread ?? "main", viewed)
    case .snapshot(let through, let complete, let statements):
      let epoch = statements.values.contains { $0.epoch != nil } ? 0 : nil
      for name in sources.keys.sorted() {
        if let statement = statements[name] {
          state(name, statement, through)
        } else if complete {
          state(name, SourceSnapshot(unread: 0, mentions: 0, epoch: epoch), through)
        }
      }
      if let viewed, let source = sources[viewed], source.statement?.through == through {
        read(viewed, "main", .init(epoch: source.epoch, order: through))
      }
    default:
      break
    }
  }
}

extension ReferenceUnread.Account {
  private mutating func leave(_ name: String) {
    guard sources[name] != nil else { return }
    for (order, item) in items where item.place == name {
      var rest = ReferenceUnread.Item()
      rest.isDeleted = item.isDeleted || item.isMoved
      if rest.isDeleted { rest.arrival = item.arrival }
      rest.edit = item.edit
      items[order] = rest
    }
    for order in (sources[name]?.statement?.items ?? [:]).keys where items[order]?.place == nil {
      if place(order) == name { items[order]?.readIn = nil }
    }
    sources[name] = nil
  }

  private mutating func arrive(
    _ order: Int, _ name: String, _ arrival: ReferenceUnread.Arrival, _ thread: String,
    _ policy: BadgePolicy<RootSection>, _ viewed: String?
  ) {
    guard let source = sources[name], items[order]?.arrival == nil else { return }
    let wasSeen = isSeen(order)
    let wasListedAway = place(order).map { $0 != name && items[order]?.isMoved != true } ?? false
    var item = items[order] ?? .init()
    item.arrival = arrival
    if thread == "main" { sources[name]?.newestMain = max(source.newestMain, order) }
    if !item.isMoved {
      item.place = name
      item.thread = thread
      if item.isReadGuessed { item.readIn = item.readIn.map { min($0, source.epoch) } }
      _ = wasListedAway
    } else if !wasSeen, let place = item.place, let target = sources[place] {
      var probe = ReferenceUnread.Item()
      probe.readIn = item.isReadGuessed ? item.readIn.map { min($0, source.epoch) } : item.readIn
      let epoch = source.reach(thread).epoch
      var wasRead = source.reach(thread).order >= order
      if let readIn = probe.readIn, readIn >= epoch { wasRead = true }
      if let statement = source.statement, statement.items != nil, order <= statement.through,
        statement.epoch >= epoch
      {
        wasRead = true
      }
      item.readIn = wasRead ? target.epoch : nil
      if wasRead { item.keptAt = nil }
      if wasRead || place == name { item.keptThrough = -1 }
    }
    item.isReadGuessed = false
    items[order] = item
    if arrival.author == "me", arrival.kind == .message, policy.ownItemReads {
      read(name, thread, .init(epoch: source.epoch, order: order))
      let now = now(nil)
      sources[name]?.flag.set(false, now)
    }
    guard let viewed, item.place == viewed, item.thread == "main", !item.isDeleted else { return }
    read(viewed, "main", .init(epoch: sources[viewed]?.epoch ?? 0, order: order))
    if isUnread(order) { readSingly(order, sources[viewed]?.epoch ?? 0) }
  }

  private mutating func readItem(_ order: Int, _ epoch: Int?) {
    let isPlaced = isSeen(order)
    let newest = newestEpoch
    let current = place(order).flatMap { sources[$0]?.epoch }
    let now = epoch ?? (isPlaced ? current ?? 0 : newest)
    var item = items[order] ?? .init()
    if now > item.readIn ?? -1 {
      item.readIn = now
      item.isReadGuessed = epoch == nil && !isPlaced
    } else if now == item.readIn, epoch != nil {
      item.isReadGuessed = false
    }
    items[order] = item
  }

  private mutating func move(_ order: Int, _ to: String, _ thread: String, _ viewed: String?) {
    guard let target = sources[to] else {
      items[order, default: .init()].isDeleted = true
      if !isSeen(order) {
        items[order]?.isMoved = false
        items[order]?.place = nil
        items[order]?.thread = "main"
        items[order]?.keptAt = nil
        items[order]?.keptThrough = -1
      }
      return
    }
    var item = items[order] ?? .init()
    let place = place(order)
    if item.isMoved, item.place == to, item.thread == thread { return }
    if place == to, self.thread(order) == thread {
      item.isMoved = true
      item.place = to
      if item.arrival == nil, isListed(order, to) {
        item.isCarried = false
      }
      items[order] = item
      return
    }
    let wasSeen = isSeen(order)
    let wasRead = wasSeen && place.map { isRead(order, self.thread(order), item, in: $0) } ?? false
    if place != to {
      if let place, isListed(order, place) {
        item.isCarried = true
        item.carriedMention = sources[place]?.statement?.items?[order] ?? false
      }
      item.keptThrough = wasRead ? -1 : target.statement?.through ?? -1
    }
    item.isMoved = true
    item.place = to
    item.thread = thread
    if wasRead {
      item.readIn = target.epoch
      item.keptAt = nil
    } else {
      if wasSeen { item.readIn = nil }
      item.keptAt = target.reach(thread)
    }
    items[order] = item
    if thread == "main" { sources[to]?.newestMain = max(target.newestMain, order) }
    if viewed == to, thread == "main", isUnread(order) { readSingly(order, target.epoch) }
  }

  private mutating func state(_ name: String, _ snapshot: SourceSnapshot, _ through: Int) {
    guard let source = sources[name], through >= source.statement?.through ?? -1 else { return }
    let epoch = snapshot.epoch ?? source.epoch
    var statement = ReferenceUnread.Statement(through: through, epoch: epoch)
    switch snapshot.content {
    case .counts(let unread, let mentions, let isAtLeast) where unread > 0:
      statement.unread = unread
      statement.mentions = min(unread, mentions)
      statement.isAtLeast = isAtLeast
    case .counts:
      statement.items = [:]
    case .items(let orders, let mentions):
      statement.items = [:]
      for order in orders where order <= through {
        statement.items?[order] = mentions.contains(order)
        if items[order]?.isMoved == true, items[order]?.place != name {
          carry(order, mentions.contains(order))
        }
      }
    }
    sources[name]?.statement = statement
    for order in (statement.items ?? [:]).keys where place(order) == name {
      guard let guess = items[order]?.readIn, items[order]?.isReadGuessed == true else { continue }
      items[order]?.readIn = min(guess, source.epoch)
      items[order]?.isReadGuessed = false
    }
  }

  /// An item that moved before it was seen is known now, from the list of where it was.
  private mutating func carry(_ order: Int, _ isMention: Bool) {
    if !isSeen(order), items[order]?.isReadGuessed == true {
      let epoch = place(order).flatMap { sources[$0]?.epoch } ?? 0
      let guess = items[order]?.readIn
      items[order]?.readIn = guess.map { min($0, epoch) }
      items[order]?.isReadGuessed = false
    }
    guard items[order]?.arrival == nil else { return }
    items[order]?.isCarried = true
    if isMention { items[order]?.carriedMention = true }
  }
}
