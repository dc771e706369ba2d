/// An object that a closure holds, and that may act when it dies.
final class Held {
  private let tally: Tally
  private let onEnd: () -> Void

  init(_ tally: Tally, onEnd: @escaping () -> Void = {}) {
    self.tally = tally
    self.onEnd = onEnd
    tally.alive += 1
  }

  deinit {
    tally.alive -= 1
    onEnd()
  }
}
