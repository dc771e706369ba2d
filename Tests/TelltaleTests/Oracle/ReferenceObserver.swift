/// An observer of the reference, or a scope, which never runs.
final class ReferenceObserver {
  /// Nil for those that a program does not see.
  let name: Int?
  /// The place in the order of attachment.
  let order: Int
  /// The signal that alone tells the observer.
  let signal: ReferenceSignal?
  private(set) var body: () -> Void
  /// What the latest run read, in order, and during a run what the one before did.
  var reads: [ReferenceRead] = []
  var earlierReads: [ReferenceRead] = []
  var isStale = true
  var isDead = false
  /// How many hold on to the token.
  var holders = 1
  weak var owner: ReferenceObserver?
  var children: [ReferenceObserver] = []
  var cleanups: [() -> Void] = []

  init(name: Int?, order: Int, signal: ReferenceSignal? = nil, _ body: @escaping () -> Void = {}) {
    self.name = name
    self.order = order
    self.signal = signal
    self.body = body
  }
}

extension ReferenceObserver {
  /// Lets go of all that closures hold, which may be the observer itself.
  func letGo() {
    body = {}
    cleanups = []
    children = []
    reads = []
    earlierReads = []
  }

  func owns(_ name: Int) -> Bool {
    self.name == name || children.contains { $0.owns(name) }
  }

  /// Whether the latest run has seen two values of a signal, so that the observer has to run again.
  func hasMixedReads(of signal: ReferenceSignal) -> Bool {
    let changes = reads.filter { $0.signal === signal }.map(\.changes)
    return changes.contains { $0 != changes[0] }
  }

  func reads(_ signal: ReferenceSignal) -> Bool {
    reads.contains { $0.signal === signal } || earlierReads.contains { $0.signal === signal }
  }
}
