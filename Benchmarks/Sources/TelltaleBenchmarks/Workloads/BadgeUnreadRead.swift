/// One source after the other is read one item further.
enum BadgeUnreadRead {
  static var rows: [Row] {
    UnreadEvents.rows(
      .inTurn("unread-read", change: -1) { step, sample, box in
        let source = step % sample.count
        box.read(sample.names[source], through: sample.item(step / sample.count, of: source))
      })
  }
}
