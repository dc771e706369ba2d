/// The fields in which Slack lists conversations.
enum SlackList: String {
  case channels, groups, ims, mpims, conversations
  /// The one conversation of an answer about it.
  case channel
}
