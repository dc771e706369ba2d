public import Telltale
public import TelltaleBadges

/// A tab: what the bar shows of it, and the screen it leads to.
@MainActor
public struct ShellTab {
  /// The title in the bar, which is not the title of the screen.
  public let title: String
  /// The name of the icon, without what tells its two states apart.
  ///
  /// The names of the states end in `_normal` and `_selected`.
  public let icon: String
  /// The badge, which follows what it says and dies with the tab.
  public let badge: Signal<Badge>
  /// What the bar draws of the badge.
  public let label: Signal<TabLabel>
  /// The screen that the tab leads to.
  public let root: Screen

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title in the bar.
  ///   - icon: The name of the icon.
  ///   - badge: What it says; without one it never says anything.
  ///   - label: What the bar draws; without one, what the badge shows.
  ///   - root: The screen that the tab leads to.
  public init(
    title: String, icon: String = "", badge: Signal<Badge>? = nil,
    label: Signal<TabLabel>? = nil, root: Screen
  ) {
    let badge = badge ?? MutableSignal(Badge())
    self.title = title
    self.icon = icon
    self.badge = badge
    self.label = label ?? badge.map { TabLabel($0) }
    self.root = root
  }
}
