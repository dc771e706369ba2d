/// A graph that looks through everything at each change: what the library must be the same as.
///
/// Every value is checked against one that is computed anew from the sources. Who is told, and when,
/// follows the laws: a write marks whoever has read what it changes, directly or through derived
/// values, and the marked observers run in rounds, if what they have read differs.
///
/// Where the laws are silent, whether an observer that has missed a value and its return is told of
/// it, the reference does what the library did, as far as its log shows that; or else it guesses.
final class ReferenceGraph {
  let log = GraphLog()
  /// What the library did, up to here the same.
  let precedent: [GraphEvent]
  var signals: [ReferenceSignal] = []
  /// All observers that have not ended.
  var observers: [ReferenceObserver] = []
  /// All that were ever made.
  private var everyObserver: [ReferenceObserver] = []
  /// Those that wait for the next round.
  var queue: [ReferenceObserver] = []
  /// How many bodies are open in which writes only mark.
  var openBodies = 0
  var isFlushing = false
  /// The number of the change that goes on: what a batch writes, and what the observers then write.
  var era = 0
  /// What takes note of reads: a derived value that is computed, or a running observer.
  var read: ((ReferenceSignal) -> Void)?
  /// What owns the observers that are made now.
  var owner: ReferenceObserver?
  var binding: ReferenceObserver?
  /// How often the log was asked for what the laws leave open, and when it is not to be believed.
  var questionCount = 0
  let doubts: Set<Int>
  /// What the reference itself got wrong.
  private(set) var fault: String?
  private var latestVersion = 0

  init(precedent: [GraphEvent], doubts: Set<Int> = []) {
    self.precedent = precedent
    self.doubts = doubts
  }
}

extension ReferenceGraph {
  func newVersion() -> Int {
    latestVersion += 1
    return latestVersion
  }

  /// Whether to believe what the log seems to show.
  func believes() -> Bool {
    defer { questionCount += 1 }
    return !doubts.contains(questionCount)
  }

  /// What the library did next.
  var next: GraphEvent? {
    log.events.count < precedent.count ? precedent[log.events.count] : nil
  }

  /// Whether the library has computed a signal, once more than the reference, before something else
  /// happened.
  func didCompute(_ signal: ReferenceSignal) -> Bool {
    guard believes() else { return false }
    let count = log.events.count
    func isIt(_ event: GraphEvent) -> Bool { event.computedSignal == signal.name }
    return precedent.computations(around: count).count(where: isIt)
      > log.events.computations(around: count).count(where: isIt)
  }

  func check() {
    var known: [ObjectIdentifier: Int?] = [:]
    for signal in signals where !signal.isStale {
      guard let value = signal.recompute(&known) else { continue }
      if signal.value != value { fault = "signal \(signal.name) is not \(value)" }
    }
    for observer in observers where !observer.isDead {
      for read in observer.reads {
        guard let value = read.signal.recompute(&known) else { continue }
        if read.value != value { fault = "observer \(observer.name ?? -1) missed a change" }
      }
    }
  }

  func makeObserver(
    name: Int?, kind: ReferenceObserver.Kind = .observer, signal: ReferenceSignal? = nil,
    _ body: @escaping () -> Void = {}
  ) -> ReferenceObserver {
    let observer = ReferenceObserver(
      name: name, kind: kind, order: everyObserver.count, signal: signal, body)
    everyObserver.append(observer)
    return observer
  }

  /// Takes apart what holds itself; nothing of the graph is used after that.
  func end() -> Int {
    for observer in everyObserver { observer.letGo() }
    everyObserver = []
    observers = []
    queue = []
    signals = []
    read = nil
    return 0
  }
}
