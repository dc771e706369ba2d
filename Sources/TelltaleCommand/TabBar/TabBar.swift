package import Telltale
package import TelltaleBadges
package import TelltaleShell

/// The five tabs and the icon of an app, bound to the badges of a manager.
package final class TabBar: BindingTarget {
  /// The tabs in their order.
  package let items: [TabItem]

  /// What the badge on the icon shows; nil hides it.
  package var iconText: String?

  package let bindings = Bindings()

  package init(_ manager: UnreadManager<RootSection>, language: RootLanguage) {
    items = RootSection.allCases.map { TabItem($0, title: $0.title(in: language)) }
    for item in items {
      item.bind(\.badgeText, to: manager.badge(for: item.section).map(\.text))
    }
    bind(\.iconText, to: manager.icon.map(\.text))
  }
}
