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

extension RootSection {
  /// The name of the section's tab.
  func title(in language: Language) -> String {
    switch (language, self) {
    case (.english, .projects): "Projects"
    case (.english, .tasks): "Tasks"
    case (.english, .tweets): "Tweets"
    case (.english, .messages): "Messages"
    case (.english, .me): "Me"
    case (.chinese, .projects): "项目"
    case (.chinese, .tasks): "任务"
    case (.chinese, .tweets): "冒泡"
    case (.chinese, .messages): "消息"
    case (.chinese, .me): "我"
    }
  }
}
