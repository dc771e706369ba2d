public import TelltaleBadges

/// A screen that an app of five root sections begins with: one for each section, three for tweets.
public enum RootContent: CaseIterable, Hashable, Sendable {
  /// The projects the reader belongs to.
  case projects
  /// The tasks given to the reader.
  case tasks
  /// All tweets.
  case tweetSquare
  /// The tweets of friends.
  case friendTweets
  /// The tweets that many liked, of which there is one page alone.
  case hotTweets
  /// The conversations and notices.
  case messages
  /// The reader's own pages.
  case me
}

extension RootContent {
  /// The section that the screen belongs to.
  public var section: RootSection {
    switch self {
    case .projects: .projects
    case .tasks: .tasks
    case .tweetSquare, .friendTweets, .hotTweets: .tweets
    case .messages: .messages
    case .me: .me
    }
  }

  /// Returns the title of the screen in a language.
  public func title(in language: RootLanguage) -> String {
    switch (language, self) {
    case (.english, .tweetSquare): "Square"
    case (.english, .friendTweets): "Friends"
    case (.english, .hotTweets): "Hot"
    case (.chinese, .tweetSquare): "冒泡广场"
    case (.chinese, .friendTweets): "朋友圈"
    case (.chinese, .hotTweets): "热门冒泡"
    default: section.title(in: language)
    }
  }
}
