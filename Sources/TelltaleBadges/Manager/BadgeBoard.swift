import Telltale

// The board is what the signals of a manager read: accounts, what is on screen, and revisions.
// It does not own the signals, so they can own it.

/// The accounts of an app and the revisions of what is shown of them.
final class BadgeBoard<Section: BadgeSection> {
  var accounts: [Account]
  /// The active account; there is none after a logout.
  var active: Account?
  var generation = 1
  let policy: MutableSignal<BadgePolicy<Section>>
  /// What the policy says, with sections as numbers.
  let rules: Signal<BadgeRules>
  /// The policy of a transaction that has not ended, and what it says.
  var pendingPolicy: BadgePolicy<Section>? {
    didSet { pendingRules = pendingPolicy.map { $0.rules() } }
  }
  private(set) var pendingRules: BadgeRules?
  var depth = 0
  var openSource: String?
  var isInFront = true
  var onWarning: ((UnreadWarning) -> Void)?

  let sections: [Section]
  let sectionRevisions: [MutableSignal<Int>]
  let iconRevision = MutableSignal(0)
  var cells = NameDictionary<SourceCell>()
  var cellLimit = 16

  var pending: PendingChanges

  init(policy: BadgePolicy<Section>) {
    sections = Array(Section.allCases)
    let count = sections.count
    let first = Account(
      session: UnreadSession(account: "u1", generation: 1), ledger: Ledger(sectionCount: count))
    accounts = [first]
    active = first
    let policy = MutableSignal(policy)
    self.policy = policy
    rules = Computed(label: "badge rules") { policy.value.rules() }
    sectionRevisions = (0..<count).map { _ in MutableSignal(0) }
    pending = PendingChanges(sectionCount: count)
  }
}

extension BadgeBoard {
  /// The policy that holds for the next event.
  var currentPolicy: BadgePolicy<Section> { pendingPolicy ?? policy.untrackedValue }

  /// The rules that hold for the next event.
  var currentRules: BadgeRules { pendingRules ?? rules.untrackedValue }

  func warn(_ warning: UnreadWarning) {
    onWarning?(warning)
  }
}
