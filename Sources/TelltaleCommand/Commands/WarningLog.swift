import TelltaleFeeds

/// Prints warnings, and only counts them when there have been very many.
final class WarningLog {
  private static let mostShown = 1_000

  private let console: Console

  /// How many warnings there were.
  private(set) var count = 0

  init(_ console: Console) {
    self.console = console
  }
}

extension WarningLog {
  func note(_ warning: FeedWarning) {
    count += 1
    if count <= Self.mostShown { console.report(warning) }
  }

  /// Tells how many warnings were not shown.
  func finish() {
    if count > Self.mostShown { console.report("\(count - Self.mostShown) more warnings") }
  }
}
