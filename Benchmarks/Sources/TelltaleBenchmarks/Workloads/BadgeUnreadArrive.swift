/// Items arrive in one source after the other.
enum BadgeUnreadArrive {
  static var rows: [Row] {
    UnreadEvents.rows(
      UnreadEvents.Course(
        name: "unread-arrive",
        apply: { step, sample, box in
          let source = step % sample.count
          let item = sample.item(UnreadSample.itemsEach + step / sample.count, of: source)
          box.arrived(item, in: sample.names[source], by: sample.author(of: item))
        },
        outcome: { steps, _ in
          Outcome(calls: steps, last: (steps - 1) % UnreadSample.sections.count)
        },
        counts: { steps, sample in
          let count = UnreadSample.sections.count
          return zip(sample.counts, UnreadSample.sections).map { unread, section in
            unread + (steps + count - 1 - section) / count
          }
        }))
  }
}
