/// A policy with its sections as numbers, made once for all that a policy decides.
final class BadgeRules {
  let counting: CountingRules
  /// The looks of the sections.
  let styles: [BadgeStyle]
  /// The sections the app icon counts.
  let iconSections: [Int]
  let cap: Int
  let unit: BadgeUnit
  let iconUnit: BadgeUnit
  let accounts: AccountCounting
  let ownItemReads: Bool

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
