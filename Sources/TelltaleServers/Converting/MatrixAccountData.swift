/// The private data of a Matrix account, or of its rooms, that is about unread counts.
enum MatrixAccountData: String {
  case direct = "m.direct"
  case pushRules = "m.push_rules"
  case markedUnread = "m.marked_unread"
  /// The name before the field was part of Matrix.
  case earlyMarkedUnread = "com.famedly.marked_unread"
}
