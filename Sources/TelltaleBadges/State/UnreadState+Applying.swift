extension UnreadState {
  /// Applies an event and returns it with its clock, version or epoch filled in.
  ///
  /// An event for a source that is unknown or left is dropped and leaves a warning. What concerns
  /// accounts, transactions, the app's place in front or the policy belongs to ``UnreadManager``
  /// and changes nothing here. A source that is `opened` is read, and the event that is returned
  /// says so.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - ownItemReads: Whether an own message reads what came before it in its thread.
  /// - Returns: The event, ready to be sent to other devices of the account.
  /// - Complexity: O(1) amortized for events of one source; O(sources concerned) for `readAll`,
  ///   `block` and `snapshot`.
  @discardableResult
  public mutating func apply(
    _ event: BadgeEvent<Section>, ownItemReads: Bool = true
  ) -> BadgeEvent<Section> {
    apply(event, ownItemReads: ownItemReads, viewed: nil)
  }

  /// Applies an event while a source is on screen.
  mutating func apply(
    _ event: BadgeEvent<Section>, ownItemReads: Bool, viewed: String?
  ) -> BadgeEvent<Section> {
    ledger.beginEvent()
    let stamped = perform(event, ownItemReads, viewed.flatMap { ledger.member($0) })
    ledger.settle()
    return stamped
  }

  private mutating func perform(
    _ event: BadgeEvent<Section>, _ ownItemReads: Bool, _ viewed: Int?
  ) -> BadgeEvent<Section> {
    switch event {
    case .arrived(let source, let item, let author, let mention, let thread, let kind, _):
      guard let id = member(source, event) else { return event }
      let slot = ledger.arrive(
        item, in: id, author: author, mention: mention, thread: thread, kind: kind)
      if slot != nil, ownItemReads, author == "me", kind == .message {
        send(item, id, thread ?? "main")
      }
      if let viewed, let slot { ledger.viewArrival(slot, viewed) }
      return event
    case .readItem(let item, let epoch):
      ledger.isKnown = true
      return .readItem(item: item, epoch: ledger.readItem(item, epoch: epoch))
    case .deleted(let item):
      ledger.isKnown = true
      ledger.delete(item)
      return event
    case .edited(let item, let mention, let version):
      ledger.isKnown = true
      let version = ledger.tick(version)
      ledger.edit(item, mention: mention, version: version)
      return .edited(item: item, mention: mention, version: version)
    case .moved(let item, let to, let thread, let version):
      ledger.isKnown = true
      let target = ledger.member(to)
      if target == nil { ledger.warnings.append(.movedAway(item: item, to: to)) }
      let wasHere = viewed.map { ledger.isOutsideThreads(item, of: $0) } ?? true
      let stamp = ledger.moveItem(item, to: target, thread: thread, version: version)
      if let viewed, !wasHere { ledger.viewMove(item, viewed) }
      return .moved(item: item, to: to, thread: thread, version: stamp)
    case .read, .readAll, .unreadFrom, .opened:
      return performReading(event)
    case .source, .leave, .flag, .mute, .archive, .block, .snapshot:
      let stamped = performMembership(event)
      if let viewed, case .snapshot(let through, _, _) = event {
        ledger.viewStatement(viewed, through)
      }
      return stamped
    case .closed, .background, .foreground, .begin, .commit, .restart, .login, .switchAccount,
      .logout, .iconHint, .policy:
      return event
    }
  }

  /// Returns the place of a source, or leaves a warning if it is unknown or left.
  mutating func member(_ source: String, _ event: BadgeEvent<Section>) -> Int? {
    guard let id = ledger.member(source) else {
      ledger.warnings.append(.unknownSource(source, event: event.feedType.rawValue))
      return nil
    }
    ledger.isKnown = true
    return id
  }

  private mutating func send(_ item: Int, _ source: Int, _ thread: String) {
    let id = ledger.threadNames.use(thread)
    let position = ReadPosition(epoch: ledger.sources[source].epoch, order: item)
    ledger.read(source, thread: id, to: position)
    ledger.threadNames.drop(id)
    ledger.flag(source, false, clock: ledger.tick(nil))
  }
}
