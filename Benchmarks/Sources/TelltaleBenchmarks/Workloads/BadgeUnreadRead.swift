/// One source after the other is read one item further.
enum BadgeUnreadRead {
  static var rows: [Row] {
    UnreadEvents.rows(
      UnreadEvents.Course(
        name: "unread-read",
        apply: { step, sample, box in
          let source = step % sample.count
          box.read(
            sample.names[source], through: sample.item(step / sample.count, of: source))
        },
        outcome: { steps, _ in
          Outcome(calls: steps, last: (steps - 1) % UnreadSample.sections.count)
        },
        counts: { steps, sample in
          let count = UnreadSample.sections.count
          return zip(sample.counts, UnreadSample.sections).map { unread, section in
            unread - (steps + count - 1 - section) / count
          }
        }))
  }
}
