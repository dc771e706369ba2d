/// Where a server's snapshot and the state of an account differ, and why.
public struct DriftReport: Hashable, Sendable {
  /// The sources that differ, by name.
  public var differences: [Difference]

  /// Creates a report.
  public init(differences: [Difference] = []) {
    self.differences = differences
  }
}

extension DriftReport {
  /// A source whose counts differ.
  public struct Difference: Hashable, Sendable {
    /// The name of the source.
    public var source: String
    /// What is unread here, through the order of the snapshot.
    public var unread: Int
    /// What is unread there.
    public var statedUnread: Int
    /// The mentions here, through the order of the snapshot.
    public var mentions: Int
    /// The mentions there.
    public var statedMentions: Int
    /// What explains the difference: the source, and the items only one side counts.
    public var reasons: [Explanation]

    /// Creates a difference.
    public init(
      source: String, unread: Int, statedUnread: Int, mentions: Int, statedMentions: Int,
      reasons: [Explanation] = []
    ) {
      self.source = source
      self.unread = unread
      self.statedUnread = statedUnread
      self.mentions = mentions
      self.statedMentions = statedMentions
      self.reasons = reasons
    }
  }

  /// Whether nothing differs.
  public var isEmpty: Bool { differences.isEmpty }
}

extension DriftReport: CustomStringConvertible {
  /// A line for each source that differs, its reasons indented below.
  public var description: String {
    if isEmpty { return "no difference" }
    return differences.map { $0.description }.joined(separator: "\n")
  }
}

extension DriftReport.Difference: CustomStringConvertible {
  /// What differs, and the reasons indented below.
  public var description: String {
    var lines = [
      "\"\(source)\": \(unread) unread here and \(statedUnread) there, "
        + "\(mentions) mentions here and \(statedMentions) there"
    ]
    for reason in reasons {
      lines += reason.description.split(separator: "\n").map { "  " + $0 }
    }
    return lines.joined(separator: "\n")
  }
}
