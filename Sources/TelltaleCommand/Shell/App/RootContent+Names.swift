import TelltaleShell

extension RootContent {
  /// The name of the screen in a script.
  var name: String {
    switch self {
    case .projects: "projects"
    case .tasks: "tasks"
    case .tweetSquare: "square"
    case .friendTweets: "friends"
    case .hotTweets: "hot"
    case .messages: "messages"
    case .me: "me"
    }
  }

  /// What a row of the list is called, before its number.
  func noun(in language: RootLanguage) -> String {
    switch (language, section) {
    case (.english, .projects): "Project"
    case (.english, .tasks): "Task"
    case (.english, .tweets): "Tweet"
    case (.english, .messages): "Message"
    case (.english, .me): "Page"
    case (.chinese, .me): "页面"
    case (.chinese, _): section.title(in: language)
    }
  }
}
