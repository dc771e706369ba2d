import Telltale
import TelltaleBadges

/// A manager that lives through a feed and is asked what the feed expects.
final class FeedRun {
  let manager = UnreadManager<RootSection>()
  var told: [String: [FeedExpectation.Told]] = [:]
  private var tokens: [ObservationToken] = []

  init() {
    for section in RootSection.allCases {
      manager.badge(for: section).observe { [unowned self] in
        tell(section.rawValue, .text($0.text))
      }.store(in: &tokens)
    }
    manager.icon.observe { [unowned self] in tell("icon", .number($0.count)) }.store(in: &tokens)
  }

  private func tell(_ name: String, _ value: FeedExpectation.Told) {
    if told[name]?.last != value { told[name, default: []].append(value) }
  }

  /// Returns what is not as expected.
  func failures(_ expectation: FeedExpectation) -> [String] {
    var failures: [String] = []
    func check<Value: Equatable>(_ name: String, _ got: Value, _ wanted: Value) {
      if got != wanted { failures.append("\(name): wanted \(wanted), got \(got)") }
    }
    for (name, wanted) in expectation.sources ?? [:] {
      let status = manager.status(of: name).value
      check("\(name).unread", status.unread, wanted.unread)
      check("\(name).mentions", status.mentions, wanted.mentions)
      check("\(name).flagged", status.isFlagged, wanted.flagged)
    }
    for (name, wanted) in expectation.sections ?? [:] {
      guard let section = RootSection(rawValue: name) else { continue }
      check(name, manager.badge(for: section).value.text, wanted)
    }
    if let wanted = expectation.icon { check("icon", manager.icon.value.count, wanted) }
    for (name, wanted) in expectation.emissions ?? [:] { check(name, told[name] ?? [], wanted) }
    return failures
  }
}

extension FeedFile {
  /// Returns what is not as expected, line by line.
  func failures() -> [String] {
    var run = FeedRun()
    var failures: [String] = []
    var isAnyOrder = false
    var events: [BadgeEvent<RootSection>] = []
    var last: (Int, FeedExpectation)?
    for (number, line) in lines {
      switch line {
      case .title(_, let anyOrder):
        run = FeedRun()
        isAnyOrder = anyOrder
      case .event(let event):
        if isAnyOrder { events.append(event) } else { run.manager.apply(event) }
      case .expect(let expectation):
        last = (number, expectation)
        if !isAnyOrder {
          failures += run.failures(expectation).map { "\(name):\(number): \($0)" }
        }
      }
    }
    if isAnyOrder, let last { failures += anyOrderFailures(events, last.0, last.1) }
    return failures
  }

  private func anyOrderFailures(
    _ events: [BadgeEvent<RootSection>], _ number: Int, _ expectation: FeedExpectation
  ) -> [String] {
    let first = events.filter { if case .source = $0 { true } else { false } }
    let rest = events.filter { if case .source = $0 { false } else { true } }
    for order in permutations(rest, limit: 5_040) {
      let run = FeedRun()
      for event in first + order { run.manager.apply(event) }
      let once = run.failures(expectation)
      if !once.isEmpty { return once.map { "\(name):\(number): \($0) in order \(order)" } }
      for event in first + order { run.manager.apply(event) }
      let twice = run.failures(expectation)
      if !twice.isEmpty { return twice.map { "\(name):\(number): \($0) again in \(order)" } }
    }
    return []
  }
}

/// Returns the orders of some elements, as many as `limit`.
func permutations<Element>(_ elements: [Element], limit: Int = .max) -> [[Element]] {
  var result: [[Element]] = []
  var order: [Element] = []
  var isUsed = Array(repeating: false, count: elements.count)
  func extend() {
    guard result.count < limit else { return }
    guard order.count < elements.count else { return result.append(order) }
    for index in elements.indices where !isUsed[index] {
      isUsed[index] = true
      order.append(elements[index])
      extend()
      order.removeLast()
      isUsed[index] = false
    }
  }
  extend()
  return result
}
