// Who is told, and in which order.

extension ReferenceGraph {
  func batch(fails: Bool, _ body: () -> Void) {
    openBodies += 1
    body()
    closeBody()
  }

  func untracked(_ body: () -> Void) {
    reading(nil, body)
  }

  func closeBody() {
    openBodies -= 1
    flushIfClosed()
  }

  /// Runs the marked observers in rounds, in the order in which they were attached.
  func flushIfClosed() {
    if openBodies > 0 || isFlushing { return }
    isFlushing = true
    while !queue.isEmpty {
      let round = queue.sorted { $0.precedes($1) }
      queue = []
      for observer in round where !observer.isDead {
        if mustRun(observer) { run(observer) } else { observer.isStale = false }
      }
    }
    isFlushing = false
    era += 1
    observers.removeAll { $0.isDead }
    for signal in signals {
      signal.remembered = nil
      signal.isSpoiled = false
    }
  }

  private func mustRun(_ observer: ReferenceObserver) -> Bool {
    for read in observer.reads {
      refresh(read.signal)
      let change = read.change
      let isPossible = change == .possible || observer.hasMixedReads(of: read.signal)
      if change == .certain || isPossible && didRun(observer) { return true }
    }
    return false
  }

  /// Whether the library has run an observer next, or what comes before that: clean-ups of it and of
  /// those that it owns.
  private func didRun(_ observer: ReferenceObserver) -> Bool {
    guard let name = observer.name else { return true }
    guard believes() else { return false }
    switch next {
    case .told(name, _): return true
    case .cleanedUp(name): return true
    case .cleanedUp(let owner):
      // An inner observer that runs again of its own accord is told after its clean-ups.
      return observer.owns(owner) && !(nextTold.map { $0 != name && observer.owns($0) } ?? false)
    default: return false
    }
  }

  /// Which of the observers that there are the library has told next.
  private var nextTold: Int? {
    for event in precedent.dropFirst(log.events.count) {
      guard case .told(let name, _) = event else { continue }
      if observers.contains(where: { $0.name == name }) { return name }
    }
    return nil
  }

  func run(_ observer: ReferenceObserver) {
    endChildren(of: observer)
    if let signal = observer.signal, !observer.isDead { refresh(signal) }
    if observer.isDead { observer.isStale = false } else { runBody(of: observer) }
    if observer.isDead { runCleanups(of: observer) }
  }

  private func runBody(of observer: ReferenceObserver) {
    observer.isStale = false
    observer.earlierReads = observer.reads
    observer.reads = observer.signal.map { [seen($0)] } ?? []
    let note = { [unowned self] (signal: ReferenceSignal) in observer.reads.append(seen(signal)) }
    openBodies += 1
    owned(by: observer) { reading(observer.signal == nil ? note : nil, observer.body) }
    openBodies -= 1
    observer.earlierReads = []
  }

  func owned(by observer: ReferenceObserver?, _ body: () -> Void) {
    let outer = owner
    owner = observer
    body()
    owner = outer
  }

  func reading(_ note: ((ReferenceSignal) -> Void)?, _ body: () -> Void) {
    let outer = read
    read = note
    body()
    read = outer
  }
}
