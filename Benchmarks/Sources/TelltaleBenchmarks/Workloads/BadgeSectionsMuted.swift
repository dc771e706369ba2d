internal import Observation
internal import Telltale

/// As `BadgeSections`, but a section that is muted shows no dot: each dot comes from two sources.
///
/// But by hand, the sections are muted while a count becomes 1, and no longer when operations begin.
enum BadgeSectionsMuted {
  static var rows: [Row] {
    [
      Row("badge/sectionsMuted", .hand) { ByHand() },
      Row("badge/sectionsMuted", .telltale, outcome: { Outcome(evaluations: 13 + 2 * $0) }) {
        WithTelltale()
      },
      Row("badge/sectionsMuted", .observation) { WithObservation() },
    ]
  }

  private typealias Tab = BadgeSections.Tab
  private typealias Icon = BadgeSections.Icon

  /// What all badges show while all sections are muted.
  private static let nothing = Array(repeating: "", count: 5)

  private static func text(_ count: Int, _ isMuted: Bool) -> String {
    count > 0 && !isMuted ? "•" : ""
  }

  private final class ByHand: Workload {
    final class Badges {
      var projects = 0 { didSet { recompute() } }
      var tasks = 0 { didSet { recompute() } }
      var tweets = 0 { didSet { recompute() } }
      var messages = 0 { didSet { recompute() } }
      var me = 0 { didSet { recompute() } }

      var areProjectsMuted = false { didSet { recompute() } }
      var areTasksMuted = false { didSet { recompute() } }
      var areTweetsMuted = false { didSet { recompute() } }
      var areMessagesMuted = false { didSet { recompute() } }
      var isMeMuted = false { didSet { recompute() } }

      private(set) var projectsBadge = ""
      private(set) var tasksBadge = ""
      private(set) var tweetsBadge = ""
      private(set) var messagesBadge = ""
      private(set) var meBadge = ""
      private(set) var total = 0

      private func recompute() {
        let projectsText = text(projects, areProjectsMuted)
        if projectsText != projectsBadge { projectsBadge = projectsText }
        let tasksText = text(tasks, areTasksMuted)
        if tasksText != tasksBadge { tasksBadge = tasksText }
        let tweetsText = text(tweets, areTweetsMuted)
        if tweetsText != tweetsBadge { tweetsBadge = tweetsText }
        let messagesText = text(messages, areMessagesMuted)
        if messagesText != messagesBadge { messagesBadge = messagesText }
        let meText = text(me, isMeMuted)
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

  private final class WithTelltale: Workload {
    private let mutes = (0..<5).map { _ in MutableSignal(true) }
    private let sections: BadgeSections.WithTelltale

    init() {
      sections = BadgeSections.WithTelltale { [mutes] section, count in
        combineLatest(count, mutes[section]).reduce { count, isMuted in
          evaluated()
          return text(count, isMuted)
        }
      }
      sections.run(1)
      expect(sections.badges == nothing)
      for isMuted in mutes { isMuted.value = false }
    }

    func run(_ operations: Int) { sections.run(operations) }

    func check() throws(WrongResult) { try sections.check() }
  }

  @Observable
  final class Mutes {
    var projects = true
    var tasks = true
    var tweets = true
    var messages = true
    var me = true
  }

  private final class WithObservation: Workload {
    private let counts = ObservedCounts()
    private let mutes = Mutes()
    private let tabs = (0..<5).map { _ in Tab() }
    private let icon = Icon()
    private let observers = ObservationFlush()
    private var step = 0

    init() {
      show(in: tabs[0]) { text($0.projects, $1.projects) }
      show(in: tabs[1]) { text($0.tasks, $1.tasks) }
      show(in: tabs[2]) { text($0.tweets, $1.tweets) }
      show(in: tabs[3]) { text($0.messages, $1.messages) }
      show(in: tabs[4]) { text($0.me, $1.me) }
      observers.observe { [counts, weak icon] in
        icon?.total =
          counts.projects + counts.tasks + counts.tweets + counts.messages + counts.me
      }
      run(1)
      expect(tabs.map(\.badge) == nothing)
      mutes.projects = false
      mutes.tasks = false
      mutes.tweets = false
      mutes.messages = false
      mutes.me = false
      observers.flush()
    }

    private func show(in tab: Tab, _ text: @escaping (ObservedCounts, Mutes) -> String) {
      observers.observe { [counts, mutes, weak tab] in tab?.badge = text(counts, mutes) }
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
