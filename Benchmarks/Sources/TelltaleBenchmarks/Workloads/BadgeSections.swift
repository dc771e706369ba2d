internal import Telltale

/// Five counts, a dot for each that is not zero, and the total of all, each shown by a property; an
/// operation toggles one count, which changes one dot and the total.
///
/// The properties are stored ones that nothing watches, so their writes cannot be noted: the counts
/// come from where the optimizer cannot see, and what the properties are in the end is checked.
enum BadgeSections {
  static var rows: [Row] {
    [
      Row("badge/sections", .hand) { ByHand() },
      Row("badge/sections", .telltale, outcome: { Outcome(evaluations: 6 + 2 * $0) }) {
        WithTelltale { _, count in
          count.map { count in
            evaluated()
            return text(count)
          }
        }
      },
      Row("badge/sections", .observation) { WithObservation() },
    ]
  }

  static func text(_ count: Int) -> String { count > 0 ? "•" : "" }

  static func check(_ badges: [String], _ total: Int, _ step: Int) throws(WrongResult) {
    if badges != ["", "", "", text(step % 2), ""] || total != step % 2 {
      throw WrongResult(description: "shows \(badges) and \(total)")
    }
  }

  final class Tab {
    var badge = "?"
  }

  final class Icon {
    var total = -1
  }

  private final class ByHand: Workload {
    final class Badges {
      var projects = 0 { didSet { recompute() } }
      var tasks = 0 { didSet { recompute() } }
      var tweets = 0 { didSet { recompute() } }
      var messages = 0 { didSet { recompute() } }
      var me = 0 { didSet { recompute() } }

      private(set) var projectsBadge = ""
      private(set) var tasksBadge = ""
      private(set) var tweetsBadge = ""
      private(set) var messagesBadge = ""
      private(set) var meBadge = ""
      private(set) var total = 0

      private func recompute() {
        let projectsText = text(projects)
        if projectsText != projectsBadge { projectsBadge = projectsText }
        let tasksText = text(tasks)
        if tasksText != tasksBadge { tasksBadge = tasksText }
        let tweetsText = text(tweets)
        if tweetsText != tweetsBadge { tweetsBadge = tweetsText }
        let messagesText = text(messages)
        if messagesText != messagesBadge { messagesBadge = messagesText }
        let meText = text(me)
        if meText != meBadge { meBadge = meText }
        let sum = projects + tasks + tweets + messages + me
        if sum != total { total = sum }
      }
    }

    private let badges = Badges()
    private var step = 0

    func run(_ operations: Int) {
      for _ in 0..<operations {
        step += 1
        badges.messages = opaque(step % 2)
      }
    }

    func check() throws(WrongResult) {
      try BadgeSections.check(
        [
          badges.projectsBadge, badges.tasksBadge, badges.tweetsBadge, badges.messagesBadge,
          badges.meBadge,
        ], badges.total, step)
    }
  }

  final class WithTelltale: Workload {
    private let counts = (0..<5).map { _ in MutableSignal(0) }
    private let messages: MutableSignal<Int>
    private let tabs = (0..<5).map { _ in Tab() }
    private let icon = Icon()
    private let scope = Scope()
    private var step = 0

    /// Makes the badge of each section, which has a number, from its count.
    init(badge: (_ section: Int, _ count: MutableSignal<Int>) -> Signal<String>) {
      messages = counts[3]
      for (section, tab) in tabs.enumerated() {
        badge(section, counts[section]).bind(to: tab, \.badge).store(in: scope)
      }
      let total = combineLatest(counts[0], counts[1], counts[2], counts[3], counts[4]).reduce {
        evaluated()
        return $0 + $1 + $2 + $3 + $4
      }
      total.bind(to: icon, \.total).store(in: scope)
    }

    func run(_ operations: Int) {
      for _ in 0..<operations {
        step += 1
        messages.value = opaque(step % 2)
      }
    }

    var badges: [String] { tabs.map(\.badge) }

    func check() throws(WrongResult) {
      try BadgeSections.check(badges, icon.total, step)
    }
  }

  private final class WithObservation: Workload {
    private let counts = ObservedCounts()
    private let tabs = (0..<5).map { _ in Tab() }
    private let icon = Icon()
    private let observers = ObservationFlush()
    private var step = 0

    init() {
      show(in: tabs[0]) { $0.projects }
      show(in: tabs[1]) { $0.tasks }
      show(in: tabs[2]) { $0.tweets }
      show(in: tabs[3]) { $0.messages }
      show(in: tabs[4]) { $0.me }
      observers.observe { [counts, weak icon] in
        icon?.total =
          counts.projects + counts.tasks + counts.tweets + counts.messages + counts.me
      }
    }

    private func show(in tab: Tab, _ count: @escaping (ObservedCounts) -> Int) {
      observers.observe { [counts, weak tab] in tab?.badge = text(count(counts)) }
    }

    func run(_ operations: Int) {
      for _ in 0..<operations {
        step += 1
        counts.messages = opaque(step % 2)
        observers.flush()
      }
    }

    func check() throws(WrongResult) {
      try BadgeSections.check(tabs.map(\.badge), icon.total, step)
    }
  }
}
