extension Ledger {
  /// Forgets the oldest items that are not unread, once there are twice as many as are kept.
  ///
  /// A source remembers up to which order it forgot: what is at or below it and not known counts
  /// as read.
  mutating func forgetReadItems() {
    let seen = itemIndex.count - unseenCount - unreadCount
    let limit = Self.readLimit + unreadCount / 2
    guard seen > 2 * limit else { return }
    var orders: [Int] = []
    for slot in items.indices where isForgettable(slot) { orders.append(items[slot].order) }
    work += items.count
    guard orders.count > limit else { return }
    orders.sortNumbers()
    let last = orders[orders.count - limit - 1]
    for slot in items.indices where isForgettable(slot) && items[slot].order <= last {
      let source = Int(items[slot].source)
      if source >= 0 {
        let forgotten = sources[source].forgottenThrough
        sources[source].forgottenThrough = max(forgotten, items[slot].order)
        withdraw(slot)
        unlink(slot)
      }
      removeItem(slot)
    }
  }

  private func isForgettable(_ slot: Int) -> Bool {
    guard items[slot].order > 0, items[slot].isSeen else { return items[slot].isGone }
    return items[slot].residence != .unread
  }
}
