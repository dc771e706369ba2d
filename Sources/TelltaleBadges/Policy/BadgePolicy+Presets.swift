extension BadgePolicy {
  /// Numbers everywhere, everything on the icon.
  public static var `default`: Self { Self() }

  /// A dot for projects, a number for messages, nothing else, and messages on the icon.
  public static var coding: Self { preset(.coding) }

  /// Numbers of conversations instead of items, muted ones left out.
  public static var mail: Self { preset(.mail) }

  /// Mentions as numbers, the rest as dots; direct mentions pierce a mute.
  public static var chat: Self { preset(.chat) }

  /// Dots only, and the number of mentions on the icon.
  public static var quiet: Self { preset(.quiet) }

  /// The default policy with a preset applied.
  public static func preset(_ preset: BadgePreset) -> Self {
    var policy = Self()
    policy.apply(preset)
    return policy
  }

  /// Replaces the fields that a preset names.
  ///
  /// The preset of the original app names sections by their strings, `projects` and `messages`;
  /// sections of other names show nothing under it.
  public mutating func apply(_ preset: BadgePreset) {
    switch preset {
    case .default:
      self = Self()
    case .coding:
      for section in Section.allCases {
        styles[section] = Self.codingStyle(section.rawValue)
      }
      icon = Sections(Section.allCases.filter { $0.rawValue.isSame(as: "messages") })
    case .mail:
      setStyle(.number)
      unit = .sources
      iconUnit = .sources
    case .chat:
      setStyle(.mentionsElseDot)
      muted = .mentions
      iconUnit = .mentions
    case .quiet:
      setStyle(.dot)
      iconUnit = .mentions
    }
  }

  private mutating func setStyle(_ style: BadgeStyle) {
    for section in Section.allCases { styles[section] = style }
  }

  private static func codingStyle(_ name: String) -> BadgeStyle {
    if name.isSame(as: "projects") { return .dot }
    return name.isSame(as: "messages") ? .number : .none
  }
}
