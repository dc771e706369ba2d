package import Telltale
package import TelltaleBadges

/// A tab as it is drawn: what an app binds a badge to.
package final class TabItem: BindingTarget {
  package let section: RootSection
  package let title: String

  /// What the badge shows; nil hides it.
  package var badgeText: String?

  package let bindings = Bindings()

  init(_ section: RootSection, title: String) {
    self.section = section
    self.title = title
  }
}
