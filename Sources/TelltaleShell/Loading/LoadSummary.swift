/// What is to be drawn of a list that loads, but for the rows themselves.
///
/// Two summaries are equal if nothing has to be drawn again.
public struct LoadSummary: Hashable, Sendable {
  /// What is shown.
  public let phase: LoadPhase
  /// The number of items.
  public let count: Int
  /// The revision of the items.
  public let revision: Int
  /// What is being loaded while there is content.
  public let activity: LoadActivity?
  /// The failure that is shown: alone, or over content as a banner.
  public let failure: LoadFailure?
  /// Whether there is content that is out of date.
  public let isStale: Bool
  /// Whether there is content, and more of it to load.
  public let hasMore: Bool
}

extension LoadState {
  /// What is to be drawn of the state.
  public var summary: LoadSummary {
    let phase = phase
    let isContent = phase == .content
    return LoadSummary(
      phase: phase, count: items?.count ?? 0, revision: revision,
      activity: isContent ? activity : nil,
      failure: isContent || phase == .failed ? failure : nil,
      isStale: isContent && isStale, hasMore: isContent && hasMore)
  }
}

extension LoadSummary: CustomStringConvertible {
  /// The summary in one word, as logs and tests want it.
  ///
  /// It is `content(3)[refreshing,stale]` for three rows with two adornments, `failed(E1)` for a
  /// failure, and otherwise the name of the phase.
  public var description: String {
    switch phase {
    case .content: "content(\(count))" + (adornments.isEmpty ? "" : "[\(adornments)]")
    case .failed: "failed(\(failure.map { "\($0.error)" } ?? ""))"
    case .idle, .loading, .empty: phase.rawValue
    }
  }

  private var adornments: String {
    [
      activity.map { $0 == .more ? "loadingMore" : "refreshing" },
      failure.map { "banner(\($0.error)@\($0.activity))" },
      isStale ? "stale" : nil,
      hasMore ? "hasMore" : nil,
    ].compactMap(\.self).joined(separator: ",")
  }
}
