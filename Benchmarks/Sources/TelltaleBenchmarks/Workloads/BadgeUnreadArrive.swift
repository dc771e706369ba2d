/// Items arrive in one source after the other.
enum BadgeUnreadArrive {
  static var rows: [Row] {
    UnreadEvents.rows(
      .inTurn("unread-arrive", change: 1) { step, sample, box in
        let source = step % sample.count
        let item = sample.item(UnreadSample.itemsEach + step / sample.count, of: source)
        box.arrived(item, in: sample.names[source], by: sample.author(of: item))
      })
  }
}
