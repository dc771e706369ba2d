// An event is taken apart once, here; what it asks for is done without names of sections.

extension Ledger {
  /// Applies an event, while a source may be on screen, and fills in its stamps.
  ///
  /// - Returns: Whether the event is about what is unread, and not about the app.
  mutating func apply<Section: BadgeSection>(
    _ event: inout BadgeEvent<Section>, ownItemReads: Bool, viewed: String? = nil
  ) -> Bool {
    beginEvent()
    let isDone = perform(&event, ownItemReads, viewed.flatMap { member($0) })
    settle()
    return isDone
  }

  private mutating func perform<Section: BadgeSection>(
    _ event: inout BadgeEvent<Section>, _ ownItemReads: Bool, _ viewed: Int?
  ) -> Bool {
    switch event {
    case .arrived(let source, let item, let author, let mention, let thread, let kind, _):
      guard let id = member(source, .arrived) else { break }
      let slot = arrive(
        item, in: id, author: author, mention: mention, thread: thread, kind: kind)
      if slot != nil, ownItemReads, author.isSame(as: "me"), kind == .message {
        send(item, id, thread ?? "main")
      }
      if let viewed, let slot { viewArrival(slot, viewed) }
    case .readItem(let item, let epoch):
      isKnown = true
      event = .readItem(item: item, epoch: readItem(item, epoch: epoch))
    case .deleted(let item):
      isKnown = true
      delete(item)
    case .edited(let item, let mention, let version):
      isKnown = true
      let version = tick(version)
      edit(item, mention: mention, version: version)
      event = .edited(item: item, mention: mention, version: version)
    case .moved(let item, let to, let thread, let version):
      let stamp = move(item, to: to, thread: thread, version: version, viewed: viewed)
      event = .moved(item: item, to: to, thread: thread, version: stamp)
    case .read(let source, let through, let thread, let epoch, let clock):
      guard let id = member(source, .read) else { break }
      let stamps = read(id, through, thread, epoch, clock)
      event = .read(
        source: source, through: through, thread: thread, epoch: stamps.epoch, clock: stamps.clock)
    case .readAll(let through, let section, let clock, let epochs):
      let stamps = readAll(through, section.map { $0.number }, clock, epochs)
      event = .readAll(
        through: through, section: section, clock: stamps.clock, epochs: stamps.epochs)
    case .unreadFrom(let source, let item, let epoch):
      guard let id = member(source, .unreadFrom) else { break }
      let epoch = unread(id, from: item, epoch: epoch)
      event = .unreadFrom(source: source, item: item, epoch: epoch)
    case .source(let source, let section):
      isKnown = true
      join(source, section: section.number)
    case .leave(let source):
      guard let id = member(source, .leave) else { break }
      leave(id)
    case .flag(let source, let on, let clock):
      guard let id = member(source, .flag) else { break }
      let now = tick(clock)
      flag(id, on, clock: now)
      event = .flag(source: source, on: on, clock: now)
    case .mute(let source, let on, let clock):
      guard let id = member(source, .mute) else { break }
      let now = tick(clock)
      mute(id, on, clock: now)
      event = .mute(source: source, on: on, clock: now)
    case .archive(let source, let on, let clock):
      guard let id = member(source, .archive) else { break }
      let now = tick(clock)
      archive(id, on, clock: now)
      event = .archive(source: source, on: on, clock: now)
    case .block(let author, let on, let clock):
      isKnown = true
      let now = tick(clock)
      block(author, on, clock: now)
      event = .block(author: author, on: on, clock: now)
    case .snapshot(let through, let isComplete, let statements):
      isKnown = true
      let stamped = take(statements, through: through, isComplete: isComplete)
      if let viewed { viewStatement(viewed, through) }
      event = .snapshot(through: through, complete: isComplete, sources: stamped)
    case .opened, .closed, .background, .foreground, .begin, .commit, .restart, .login,
      .switchAccount, .logout, .iconHint, .policy:
      return false
    }
    return true
  }

  /// Reads a source that is opened, and turns the event into the read that it is.
  mutating func open<Section: BadgeSection>(_ source: String, _ event: inout BadgeEvent<Section>) {
    beginEvent()
    guard let id = member(source, .opened) else { return }
    let epoch = sources[id].epoch
    let through = view(id)
    let now = tick(nil)
    flag(id, false, clock: now)
    event = .read(source: source, through: through, thread: "main", epoch: epoch, clock: now)
    settle()
  }

  /// Returns the place of a source, or leaves a warning if it is unknown or left.
  private mutating func member(_ source: String, _ type: FeedType) -> Int? {
    guard let id = member(source) else {
      warn(.unknownSource(source, event: type.rawValue))
      return nil
    }
    isKnown = true
    return id
  }

  private mutating func move(
    _ item: Int, to: String, thread: String?, version: Int?, viewed: Int?
  ) -> Int {
    isKnown = true
    let target = member(to)
    if target == nil { warn(.movedAway(item: item, to: to)) }
    let wasHere = viewed.map { isOutsideThreads(item, of: $0) } ?? true
    let stamp = moveItem(item, to: target, thread: thread, version: version)
    if let viewed, !wasHere { viewMove(item, viewed) }
    return stamp
  }

  private mutating func send(_ item: Int, _ source: Int, _ thread: String) {
    let id = threadNames.use(thread)
    let position = ReadPosition(epoch: sources[source].epoch, order: item)
    read(source, thread: id, to: position)
    threadNames.drop(id)
    flag(source, false, clock: tick(nil))
  }
}
