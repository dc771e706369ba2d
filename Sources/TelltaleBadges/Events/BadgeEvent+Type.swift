extension BadgeEvent {
  /// The name of the event in a feed.
  var feedType: FeedType {
    switch self {
    case .source: .source
    case .arrived: .arrived
    case .read: .read
    case .readItem: .readItem
    case .readAll: .readAll
    case .unreadFrom: .unreadFrom
    case .flag: .flag
    case .deleted: .deleted
    case .edited: .edited
    case .moved: .moved
    case .mute: .mute
    case .archive: .archive
    case .leave: .leave
    case .block: .block
    case .snapshot: .snapshot
    case .opened: .opened
    case .closed: .closed
    case .background: .background
    case .foreground: .foreground
    case .begin: .begin
    case .commit: .commit
    case .restart: .restart
    case .login: .login
    case .switchAccount: .switchAccount
    case .logout: .logout
    case .iconHint: .iconHint
    case .policy: .policy
    }
  }
}
