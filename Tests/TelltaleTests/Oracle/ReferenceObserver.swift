/// An observer of the reference, or what is made like one.
final class ReferenceObserver {
  enum Kind {
    /// What a program attaches, or what ends a token for a scope.
    case observer
    /// What takes note of the values of a scan's input, before any observer, and belongs to nobody.
    case teller
    /// What is never told.
    case scope
  }

  /// Nil for those that a program does not see.
  let name: Int?
  let kind: Kind
  /// The place in the order in which all were made.
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

  init(
    name: Int?, kind: Kind, order: Int, signal: ReferenceSignal?, _ body: @escaping () -> Void
  ) {
    self.name = name
    self.kind = kind
    self.order = order
    self.signal = signal
    self.body = body
  }
}

extension ReferenceObserver {
  /// Whether it runs before another one of its round.
  func precedes(_ other: ReferenceObserver) -> Bool {
    if (kind == .teller) != (other.kind == .teller) { return kind == .teller }
    return order < other.order
  }

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
