/// By turns, an item moves to another section or back, and a source is muted or no more.
///
/// Items move in the first half of the sources; sources of the second half are muted.
enum BadgeUnreadMoveMute {
  static var rows: [Row] {
    UnreadEvents.rows(
      UnreadEvents.Course(
        name: "unread-moveMute",
        apply: { step, sample, box in
          switch event(step, sample) {
          case .move(let source, let target):
            box.moved(sample.item(0, of: min(source, target)), to: sample.names[target])
          case .mute(let source, let isOn): box.mute(sample.names[source], isOn)
          }
        },
        outcome: { steps, sample in
          let last: Int
          switch event(steps - 1, sample) {
          case .move(let source, let target): last = max(section(source), section(target))
          case .mute(let source, _): last = section(source)
          }
          return Outcome(calls: 3 * (steps / 2) + 2 * (steps % 2), last: last)
        },
        counts: { steps, sample in
          var counts = sample.counts
          for step in 0..<steps {
            switch event(step, sample) {
            case .move(let source, let target):
              counts[section(source)] -= 1
              counts[section(target)] += 1
            case .mute(let source, let isOn):
              counts[section(source)] += (isOn ? -1 : 1) * UnreadSample.itemsEach
            }
          }
          return counts
        }))
  }

  private enum Event {
    case move(from: Int, to: Int)
    case mute(Int, isOn: Bool)
  }

  private static func event(_ step: Int, _ sample: UnreadSample) -> Event {
    let (turn, half) = (step / 2, sample.count / 2)
    if step % 2 != 0 {
      return .mute(half + turn % half, isOn: turn / half % 2 == 0)
    }
    let pairs = half / 2
    let source = turn % pairs * 2
    return turn / pairs % 2 == 0
      ? .move(from: source, to: source + 1) : .move(from: source + 1, to: source)
  }

  private static func section(_ source: Int) -> Int {
    source % UnreadSample.sections.count
  }
}
