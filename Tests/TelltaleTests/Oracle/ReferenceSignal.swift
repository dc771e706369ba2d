/// A signal of the reference: a source, or a derived value with its latest run.
final class ReferenceSignal {
  let name: Int
  let derivation: Derivation<ReferenceSignal>?
  var value = 0
  /// Another number for each value; one that a batch puts back gets its number back.
  var version = 0
  /// How often the value has changed.
  var changes = 0
  /// How often the source was updated in place, which is an event whatever the value is.
  var updates = 0
  /// What the latest run read, in order.
  var reads: [ReferenceRead] = []
  /// Something upstream was written since the value was brought up to date.
  var isStale = true
  /// The value and the version before the change that goes on.
  var remembered: (value: Int, version: Int)?
  /// Whether an observer knew that value.
  var wasObserved = false
  /// The changes in which a value was put back that maybe nobody had known.
  var doubtfulEras: [Int] = []
  /// Whether the change that goes on is one, whatever the value is at its end.
  var isSpoiled = false
  /// The state that a scan was told last, and the input that led to it.
  var told = (state: 0, input: ReferenceRead?.none)

  init(name: Int, derivation: Derivation<ReferenceSignal>?) {
    self.name = name
    self.derivation = derivation
  }
}

extension ReferenceSignal {
  /// Whether the signal is a scan that would go on from what it was told last.
  var isBeyondTold: Bool { (told.input?.change ?? .none) != .none }

  /// Recomputes everything; nil if the value does not follow from the sources alone.
  var recomputed: Int? {
    var known: [ObjectIdentifier: Int?] = [:]
    return recompute(&known)
  }

  func recompute(_ known: inout [ObjectIdentifier: Int?]) -> Int? {
    guard let derivation else { return value }
    if let value = known[ObjectIdentifier(self)] { return value }
    var isPure = derivation.kind != .scan
    let value = derivation.value { input in
      guard let value = input.recompute(&known) else {
        isPure = false
        return 0
      }
      return value
    }
    known[ObjectIdentifier(self)] = .some(isPure ? value : nil)
    return isPure ? value : nil
  }
}

/// What a run saw of a signal.
struct ReferenceRead {
  let signal: ReferenceSignal
  let value: Int
  let version: Int
  let changes: Int
  let updates: Int
  /// The number of the change that went on.
  let era: Int

  init(_ signal: ReferenceSignal, in era: Int) {
    self.signal = signal
    value = signal.value
    version = signal.version
    changes = signal.changes
    updates = signal.updates
    self.era = era
  }

  enum Change: Int, Comparable {
    case none
    /// The signal had other values since, but has the same again: the laws are silent.
    case possible
    case certain

    static func < (left: Change, right: Change) -> Bool { left.rawValue < right.rawValue }
  }

  /// Whether the signal, which is up to date, has changed since.
  ///
  /// The value that it had before the change that goes on may be put back: that is none.
  var change: Change {
    if signal.changes == changes { return .none }
    if signal.value != value || signal.updates != updates { return .certain }
    return signal.version == version && !signal.doubtfulEras.contains(era) ? .none : .possible
  }
}
