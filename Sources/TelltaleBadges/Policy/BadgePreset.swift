/// A named badge policy.
public enum BadgePreset: String, CaseIterable, Hashable, Sendable {
  /// The policy an app starts with.
  case `default`
  /// A dot for projects, a number for messages, and messages on the icon.
  case coding
  /// Numbers of conversations, as a mail program shows them.
  case mail
  /// Mentions as numbers, the rest as dots, direct mentions through mutes.
  case chat
  /// Dots only, and mentions on the icon.
  case quiet
}
