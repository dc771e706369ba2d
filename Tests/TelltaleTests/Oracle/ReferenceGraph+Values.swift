// Sources and derived values.

extension ReferenceGraph {
  func makeSource(_ value: Int) -> ReferenceSignal {
    let source = ReferenceSignal(name: -1, derivation: nil)
    source.value = value
    source.version = newVersion()
    source.isStale = false
    signals.append(source)
    return source
  }

  func signal(of source: ReferenceSignal) -> ReferenceSignal { source }

  func derive(_ derivation: Derivation<ReferenceSignal>, name: Int) -> ReferenceSignal {
    let signal = ReferenceSignal(name: name, derivation: derivation)
    signals.append(signal)
    if derivation.kind == .scan { scan(signal, of: derivation[0]) }
    return signal
  }

  func value(of signal: ReferenceSignal) -> Int {
    refresh(signal)
    read?(signal)
    return signal.value
  }

  // MARK: Changes

  func write(_ value: Int, to source: ReferenceSignal) {
    if value == source.value { return }
    change(source, to: value)
    mark(readersOf: source)
    flushIfClosed()
  }

  func update(_ source: ReferenceSignal, to value: Int) {
    source.isSpoiled = source.remembered != nil
    source.value = value
    source.updates += 1
    source.changes += 1
    source.version = newVersion()
    mark(readersOf: source)
    flushIfClosed()
  }

  private func change(_ signal: ReferenceSignal, to value: Int) {
    if openBodies > 0 && signal.remembered == nil {
      signal.remembered = (signal.value, signal.version)
      signal.wasObserved = isObserved(signal)
    }
    signal.value = value
    signal.changes += 1
    if let (old, version) = signal.remembered, !signal.isSpoiled, old == value {
      signal.version = version
      if !signal.wasObserved && signal.doubtfulEras.last != era { signal.doubtfulEras.append(era) }
    } else {
      signal.version = newVersion()
    }
  }

  /// Whether an observer depends on a signal, directly or through derived values.
  private func isObserved(_ origin: ReferenceSignal) -> Bool {
    observers.contains { !$0.isDead && $0.reads(origin) }
      || signals.contains { signal in
        signal.reads.contains { $0.signal === origin } && isObserved(signal)
      }
  }

  /// Marks all that have read a signal, directly or through derived values.
  private func mark(readersOf origin: ReferenceSignal) {
    for signal in signals where !signal.isStale {
      if signal.reads.contains(where: { $0.signal === origin }) {
        signal.isStale = true
        mark(readersOf: signal)
      }
    }
    for observer in observers where !observer.isStale && !observer.isDead && observer.reads(origin)
    {
      observer.isStale = true
      queue.append(observer)
    }
  }

  // MARK: Computing

  func seen(_ signal: ReferenceSignal) -> ReferenceRead { ReferenceRead(signal, in: era) }

  /// Brings a value up to date: it is computed if something it has read is not the same.
  func refresh(_ signal: ReferenceSignal) {
    guard signal.isStale, let derivation = signal.derivation else { return }
    let inputs = derivation.inputs
    let known = (0..<derivation.knownCount).map { inputs[$0 % inputs.count] }
    if signal.version == 0 { signal.reads = known.map(seen) }
    known.forEach(refresh)
    var change = signal.reads.prefix(known.count).map(\.change).max() ?? .none
    if signal.version == 0 { change = .certain }
    for read in signal.reads.dropFirst(known.count) where change != .certain {
      refresh(read.signal)
      change = max(change, read.change)
      if change == .possible && derivation.kind.isNoted && didCompute(signal) { break }
    }
    let isNoted = derivation.kind.isNoted || signal.isBeyondTold
    if change == .possible && isNoted {
      change = didCompute(signal) ? .certain : .none
    }
    if change != .none { compute(signal, derivation, known) }
    signal.isStale = false
  }

  private func compute(
    _ signal: ReferenceSignal, _ derivation: Derivation<ReferenceSignal>, _ known: [ReferenceSignal]
  ) {
    if derivation.kind.isNoted { log.note(.computed(signal: signal.name)) }
    var reads = known.map(seen)
    let outerRead = read
    read = { input in
      if !known.contains(where: { $0 === input }) { reads.append(self.seen(input)) }
    }
    var value = derivation.value { self.value(of: $0) }
    read = outerRead
    signal.reads = reads
    if derivation.kind == .scan { value = nextOfScan(signal, value) }
    if signal.version == 0 {
      signal.value = value
      signal.version = newVersion()
    } else if signal.value != value {
      change(signal, to: value)
    }
  }

  // MARK: Scanning

  /// Lets a scan take note of each value of its input, before anybody else is told of it.
  private func scan(_ signal: ReferenceSignal, of input: ReferenceSignal) {
    let teller = makeObserver(name: nil, kind: .teller, signal: input) {
      [unowned self] in
      refresh(signal)
      signal.told = (signal.value, self.seen(input))
    }
    attach(teller, initial: true)
  }

  private func nextOfScan(_ signal: ReferenceSignal, _ value: Int) -> Int {
    let change = signal.told.input?.change ?? .certain
    if change == .none || change == .possible && !didCompute(signal) { return signal.told.state }
    log.note(.computed(signal: signal.name))
    return Derivation<Int>.nextOfScan(signal.told.state, value)
  }
}
