/// The name of an event in a feed.
enum FeedType: String, CaseIterable {
  case source, arrived, read, readItem, readAll, unreadFrom, flag, deleted, edited, moved
  case mute, archive, leave, block, snapshot, opened, closed, background, foreground
  case begin, commit, restart, login, switchAccount, logout, iconHint, policy
}
