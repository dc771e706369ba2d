/// A policy with its sections as numbers, made once for all that a policy decides.
struct BadgeRules: Hashable {
  var counting: CountingRules
  /// The looks of the sections.
  var styles: [BadgeStyle]
  /// The sections the app icon counts.
  var iconSections: [Int]
  var cap: Int
  var unit: BadgeUnit
  var iconUnit: BadgeUnit
  var accounts: AccountCounting
  var ownItemReads: Bool
}

extension BadgeRules {
  init<Section: BadgeSection>(_ policy: BadgePolicy<Section>) {
    let sections = Array(Section.allCases)
    counting = CountingRules(muted: policy.muted, threads: policy.threads)
    styles = sections.map { policy.style(of: $0) }
    iconSections = sections.indices.filter { policy.icon.contains(sections[$0]) }
    cap = policy.cap
    unit = policy.unit
    iconUnit = policy.iconUnit
    accounts = policy.accounts
    ownItemReads = policy.ownItemReads
  }
}
