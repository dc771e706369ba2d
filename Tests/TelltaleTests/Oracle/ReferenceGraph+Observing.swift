// Observers and scopes: how they begin, and how they end.

extension ReferenceGraph: GraphWorld {
  func observe(name: Int, _ body: @escaping () -> Void) -> ReferenceObserver {
    let observer = makeObserver(name: name, body)
    attach(observer, initial: true)
    return observer
  }

  func follow(
    _ signal: ReferenceSignal, name: Int, initial: Bool, _ body: @escaping (Int) -> Void
  ) -> ReferenceObserver {
    let observer = makeObserver(name: name, signal: signal) {
      body(signal.value)
    }
    attach(observer, initial: initial)
    return observer
  }

  func bind(_ signal: ReferenceSignal, _ write: @escaping (Int) -> Void) -> ReferenceObserver {
    var last: Int?
    let observer = makeObserver(name: nil, signal: signal) {
      if signal.value == last { return }
      last = signal.value
      write(signal.value)
    }
    attach(observer, initial: true)
    return observer
  }

  func rebind(_ signal: ReferenceSignal, _ write: @escaping (Int) -> Void) {
    binding.map(cancel)
    binding = bind(signal, write)
  }

  func attach(_ observer: ReferenceObserver, initial: Bool) {
    observers.append(observer)
    if let owner, !owner.isDead, observer.kind == .observer { own(observer, by: owner) }
    if let signal = observer.signal {
      observer.reads = [seen(signal)]
      refresh(signal)
      observer.reads = [seen(signal)]
    }
    observer.isStale = false
    if initial {
      run(observer)
      flushIfClosed()
    }
  }

  private func own(_ observer: ReferenceObserver, by owner: ReferenceObserver) {
    owner.children.append(observer)
    observer.owner = owner
  }

  func onCleanup(_ body: @escaping () -> Void) {
    owner?.cleanups.append(body)
  }

  // MARK: Scopes

  func makeScope() -> ReferenceObserver { makeObserver(name: nil, kind: .scope) }

  func run(_ scope: ReferenceObserver, _ body: () -> Void) {
    holding(scope) { owned(by: scope, body) }
  }

  /// Whoever uses an object holds on to it meanwhile.
  private func holding(_ object: ReferenceObserver, _ body: () -> Void) {
    object.holders += 1
    body()
    release(object)
  }

  func store(_ token: ReferenceObserver, in scope: ReferenceObserver) {
    if token.isDead { return }
    if token.owner == nil { return own(token, by: scope) }
    token.holders += 1
    let ending = makeObserver(name: nil)
    ending.cleanups = [{ [unowned self] in cancel(token) }]
    own(ending, by: scope)
  }

  // MARK: Ends

  func cancel(_ observer: ReferenceObserver) {
    holding(observer) {
      if observer.kind == .scope { endChildren(of: observer) } else { end(observer) }
    }
  }

  func release(_ observer: ReferenceObserver) {
    observer.holders -= 1
    if observer.holders == 0 && observer.owner == nil { end(observer) }
  }

  /// Ends an observer and all that it owns, last first, inner before outer.
  private func end(_ observer: ReferenceObserver) {
    if observer.isDead { return }
    openBodies += 1
    while let child = observer.children.last { end(child) }
    if !observer.isDead {
      observer.isDead = true
      observer.owner?.children.removeAll { $0 === observer }
      observer.owner = nil
      runCleanups(of: observer)
    }
    closeBody()
  }

  func endChildren(of observer: ReferenceObserver) {
    openBodies += 1
    while let child = observer.children.last { end(child) }
    runCleanups(of: observer)
    closeBody()
  }

  func runCleanups(of observer: ReferenceObserver) {
    let cleanups = observer.cleanups
    observer.cleanups = []
    openBodies += 1
    owned(by: nil) { reading(nil) { for cleanup in cleanups.reversed() { cleanup() } } }
    closeBody()
  }
}
