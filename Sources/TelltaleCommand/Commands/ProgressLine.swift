package import TelltaleFeeds

/// Shows on a terminal how far a long feed has come, on one line that is gone at the end.
package final class ProgressLine {
  private static let linesBetweenLooks = 2_048
  private static let leastInterval = Duration.milliseconds(100)

  private let output: Output
  private let now: () -> ContinuousClock.Instant
  private var lines = 0
  private var nextTime: ContinuousClock.Instant
  private var isShown = false

  package init(
    _ output: Output, now: @escaping () -> ContinuousClock.Instant = { ContinuousClock.now }
  ) {
    self.output = output
    self.now = now
    nextTime = now() + Self.leastInterval
  }
}

extension ProgressLine {
  /// Counts a line; looks at the progress now and then.
  package func advance(_ progress: @autoclosure () -> FeedProgress?) {
    guard output.isTerminal else { return }
    lines += 1
    guard lines.isMultiple(of: Self.linesBetweenLooks) else { return }
    let time = now()
    guard time >= nextTime, let progress = progress() else { return }
    nextTime = time + Self.leastInterval
    isShown = true
    output.put("\r\(Self.text(progress))\u{1B}[K")
    output.flush()
  }

  /// Takes the line away.
  package func clear() {
    guard isShown else { return }
    isShown = false
    output.put("\r\u{1B}[K")
    output.flush()
  }

  private static func text(_ progress: FeedProgress) -> String {
    let place = "\(progress.file.printable), line \(progress.line)"
    guard let fraction = progress.fraction else { return place }
    let filled = Int(fraction * 20)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
    return "\(bar) \(Int(fraction * 100))% \(place)"
  }
}
