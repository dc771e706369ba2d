public import TelltaleBadges

extension RootSection {
  /// Returns the title of the section's tab in a language and an edition.
  public func title(in language: RootLanguage, edition: RootEdition = .standard) -> String {
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
    case (.chinese, .me): edition == .enterprise ? "我的" : "我"
    }
  }

  /// The name of the section's icon, without what tells its two states apart.
  ///
  /// The names of the states end in `_normal` and `_selected`.
  public var icon: String {
    switch self {
    case .projects: "project"
    case .tasks: "task"
    case .tweets: "tweet"
    case .messages: "privatemessage"
    case .me: "me"
    }
  }
}
