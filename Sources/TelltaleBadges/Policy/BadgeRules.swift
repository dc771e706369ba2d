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

  init(
    counting: CountingRules, styles: [BadgeStyle], iconSections: [Int], cap: Int, unit: BadgeUnit,
    iconUnit: BadgeUnit, accounts: AccountCounting, ownItemReads: Bool
  ) {
    self.counting = counting
    self.styles = styles
    self.iconSections = iconSections
    self.cap = cap
    self.unit = unit
    self.iconUnit = iconUnit
    self.accounts = accounts
    self.ownItemReads = ownItemReads
  }
}

extension BadgePolicy {
  /// Makes the policy's rules.
  func rules() -> BadgeRules {
    let sections = Array(Section.allCases)
    return BadgeRules(
      counting: CountingRules(muted: muted, threads: threads),
      styles: sections.map { style(of: $0) },
      iconSections: sections.indices.filter { icon.contains(sections[$0]) }, cap: cap, unit: unit,
      iconUnit: iconUnit, accounts: accounts, ownItemReads: ownItemReads)
  }
}
