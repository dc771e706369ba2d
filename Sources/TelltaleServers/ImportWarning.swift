/// Something in an answer that contradicts itself or the server's documentation.
///
/// What was read is used as the sentence says; nothing is left out in silence.
public struct ImportWarning: Hashable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// Where it stands.
  public let place: ImportPlace
}

extension ImportWarning {
  /// What can be wrong with an answer that is valid JSON.
  public enum Problem: Hashable, Sendable {
    /// A value is of another kind than its place asks for, and is not used.
    case wrongKind(expected: String, found: String)
    /// A number is no count, and is not used.
    case notACount(String)
    /// A count is negative, and taken for zero.
    case negativeCount(Int)
    /// A field stands twice in an object; the later one is used, or both one after the other.
    case repeatedField(String)
    /// More items mention the reader than are unread; the rest is left out.
    case moreMentionsThanUnread(mentions: Int, unread: Int)
    /// An item mentions the reader and is in no conversation; it is left out.
    case mentionOfNothing(item: Int)
    /// A conversation is listed twice; the items of both are used.
    case repeatedConversation(String)
    /// An item stands twice in a list, and counts once.
    case repeatedItem(Int)
    /// An item is in two conversations; it counts in the first by name.
    case itemElsewhere(Int, source: String)
    /// The total of the server is not what its conversations add up to; those are used.
    case totalDiffers(stated: Int, listed: ClosedRange<Int>)
    /// More is to be displayed as unread than is unread; what is to be displayed is used.
    case moreToDisplayThanUnread(display: Int, unread: Int)
    /// The newest message is read, and yet some are unread; the count is used.
    case unreadBehindPosition(unread: Int)
    /// The reader does not belong to a conversation, and yet something is unread; it is left out.
    case unreadWithoutMembership(unread: Int)
    /// A conversation has no name by which it could be counted, and is left out.
    case missingIdentity(field: String)
    /// The server left older items out; its counts are taken for least ones.
    case olderItemsMissing
    /// The answer is one page of several, and cannot be complete; it is taken for a part.
    case furtherPages
    /// A field has too much in it to be understood, and is left out.
    case tooLarge(bytes: Int)
  }
}

extension ImportWarning: CustomStringConvertible {
  /// The place and a sentence.
  public var description: String { "\(place): \(problem)" }
}

extension ImportWarning.Problem: CustomStringConvertible {
  /// A sentence for people.
  public var description: String {
    switch self {
    case .wrongKind(let expected, let found):
      "must be \(expected), got \(found): it is left out"
    case .notACount(let text):
      "must be a whole number from 0 to \(AnswerReader.largestNumber), got \(text): it is left out"
    case .negativeCount(let count):
      "\(count) is negative: it counts as 0"
    case .repeatedField(let name):
      "\(name.debugDescription) stands twice: the later one goes"
    case .moreMentionsThanUnread(let mentions, let unread):
      "\(mentions) mentions among \(unread) unread: the rest is left out"
    case .mentionOfNothing(let item):
      "mention \(item) is in no conversation: it is left out"
    case .repeatedConversation(let source):
      "source \(source.debugDescription) is listed twice: the items of both are used"
    case .repeatedItem(let item):
      "item \(item) stands twice: it counts once"
    case .itemElsewhere(let item, let source):
      "item \(item) is in source \(source.debugDescription) too: it counts in the first by name"
    case .totalDiffers(let stated, let listed):
      "the total is \(stated), the conversations add up to \(Self.text(listed)): they are used"
    case .moreToDisplayThanUnread(let display, let unread):
      "\(display) to display among \(unread) unread: those to display are used"
    case .unreadBehindPosition(let unread):
      "\(unread) unread, and yet the latest message is read: the count is used"
    case .unreadWithoutMembership(let unread):
      "\(unread) unread in a conversation the reader does not belong to: they are left out"
    case .missingIdentity(let field):
      "a conversation without \(field.debugDescription) is left out"
    case .olderItemsMissing:
      "older items are missing: there is at least so much unread"
    case .furtherPages:
      "there are further pages: what is not listed stays as it is"
    case .tooLarge(let bytes):
      "has more than \(bytes) bytes: it is left out"
    }
  }

  private static func text(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
  }
}
