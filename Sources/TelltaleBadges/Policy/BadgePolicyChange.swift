/// The fields of a badge policy that an event replaces.
///
/// The preset is applied first, then the other fields; styles merge section by section.
public struct BadgePolicyChange<Section: BadgeSection>: Hashable, Sendable {
  /// The preset to begin with.
  public var preset: BadgePreset?
  /// The look of some sections.
  public var styles: SectionDictionary<Section, BadgeStyle>?
  /// The largest number shown.
  public var cap: Int?
  /// The sections the app icon counts.
  public var icon: Sections<Section>?
  /// What counts of a muted source.
  public var muted: MutedCounting?
  /// Whether sending into a source reads what came before.
  public var ownItemReads: Bool?
  /// Whether items in threads count in their source.
  public var threads: ThreadCounting?
  /// What the badges of sections count.
  public var unit: BadgeUnit?
  /// What the app icon counts.
  public var iconUnit: BadgeUnit?
  /// The accounts the app icon counts.
  public var accounts: AccountCounting?

  /// Creates a change of the fields that are given.
  public init(
    preset: BadgePreset? = nil, styles: SectionDictionary<Section, BadgeStyle>? = nil,
    cap: Int? = nil,
    icon: Sections<Section>? = nil, muted: MutedCounting? = nil, ownItemReads: Bool? = nil,
    threads: ThreadCounting? = nil, unit: BadgeUnit? = nil, iconUnit: BadgeUnit? = nil,
    accounts: AccountCounting? = nil
  ) {
    self.preset = preset
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
