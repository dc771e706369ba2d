/// The rules that turn what is unread into badges.
///
/// A policy changes what is shown and never what is true, so it can be replaced while the app runs.
public struct BadgePolicy<Section: BadgeSection>: Hashable, Sendable {
  /// The look of each section's badge; a section that is not listed shows a number.
  public var styles: SectionDictionary<Section, BadgeStyle>
  /// The largest number shown; more shows as the cap and a plus sign.
  public var cap: Int
  /// The sections the app icon counts.
  public var icon: Sections<Section>
  /// What counts of a muted source.
  public var muted: MutedCounting
  /// Whether sending into a source reads what came before.
  public var ownItemReads: Bool
  /// Whether items in threads count in their source.
  public var threads: ThreadCounting
  /// What the badges of sections count.
  public var unit: BadgeUnit
  /// What the app icon counts.
  public var iconUnit: BadgeUnit
  /// The accounts the app icon counts.
  public var accounts: AccountCounting

  /// Creates a policy; every rule has the default of the feed.
  public init(
    styles: SectionDictionary<Section, BadgeStyle> = [:], cap: Int = 99,
    icon: Sections<Section> = Sections(Section.allCases),
    muted: MutedCounting = .none, ownItemReads: Bool = true, threads: ThreadCounting = .included,
    unit: BadgeUnit = .items, iconUnit: BadgeUnit = .items, accounts: AccountCounting = .active
  ) {
    self.styles = styles
    self.cap = cap
    self.icon = icon
    self.muted = muted
    self.ownItemReads = ownItemReads
    self.threads = threads
    self.unit = unit
    self.iconUnit = iconUnit
    self.accounts = accounts
  }
}

extension BadgePolicy {
  /// The look of a section's badge.
  public func style(of section: Section) -> BadgeStyle {
    styles[section] ?? .number
  }

  /// Replaces the fields that a change names.
  public mutating func apply(_ change: BadgePolicyChange<Section>) {
    if let preset = change.preset { apply(preset) }
    if let styles = change.styles { self.styles.merge(styles) }
    if let cap = change.cap { self.cap = cap }
    if let icon = change.icon { self.icon = icon }
    if let muted = change.muted { self.muted = muted }
    if let ownItemReads = change.ownItemReads { self.ownItemReads = ownItemReads }
    if let threads = change.threads { self.threads = threads }
    if let unit = change.unit { self.unit = unit }
    if let iconUnit = change.iconUnit { self.iconUnit = iconUnit }
    if let accounts = change.accounts { self.accounts = accounts }
  }
}
