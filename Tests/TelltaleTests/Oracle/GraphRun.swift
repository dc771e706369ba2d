/// A program that runs on a world.
final class GraphRun<World: GraphWorld> {
  private let world: World
  private var sources: [World.Source] = []
  private var signals: [(name: Int, signal: World.Signal, isKept: Bool)] = []
  private var tokens: [World.Token] = []
  private var scopes: [World.Scope] = []
  private var names = 0
  /// The observer that owns what is observed now; −1 is a scope.
  private var owner: Int?
  /// How many steps may still be done before the next one of the program, so that every flush ends.
  private var budget = 0
  private(set) var stepCount = 0

  init(_ world: World) {
    self.world = world
  }
}

extension GraphRun {
  static var maximumBudget: Int { 40 }

  func run(_ program: GraphProgram) {
    for step in program.steps {
      budget = Self.maximumBudget
      perform(step)
      world.check()
    }
    budget = 0
    world.log.note(.step(0))
    while !tokens.isEmpty { world.release(tokens.removeLast()) }
    while !scopes.isEmpty { world.release(scopes.removeLast()) }
    sources = []
    signals = []
    world.log.note(.leaked(world.end()))
  }

  private func perform(_ steps: [GraphProgram.Step]) {
    for step in steps { perform(step) }
  }

  private func perform(_ step: GraphProgram.Step) {
    guard budget > 0 else { return }
    budget -= 1
    stepCount += 1
    world.log.note(.step(stepCount))
    switch step {
    case .source(let value):
      guard signals.count < 24 else { return }
      let source = world.makeSource(value)
      sources.append(source)
      add(world.signal(of: source), isKept: false)
    case .derive(let kind, let inputs):
      guard signals.count < 24, !signals.isEmpty, !inputs.isEmpty else { return }
      let derivation = Derivation(kind, inputs.map { signals[$0 % signals.count].signal })
      add(world.derive(derivation, name: names), isKept: kind == .scan)
    case .dropSignal(let number):
      guard let index = index(number, in: signals), !signals[index].isKept else { return }
      signals.remove(at: index)
    case .read(let number): _ = read(number)
    case .ifEven(let number, let steps): if read(number) % 2 == 0 { perform(steps) }
    case .write(let number, let value):
      if let index = index(number, in: sources) { world.write(value, to: sources[index]) }
    case .update(let number, let value):
      if let index = index(number, in: sources) { world.update(sources[index], to: value) }
    case .batch(let steps, let fails): world.batch(fails: fails) { perform(steps) }
    case .untracked(let steps): world.untracked { perform(steps) }
    default: performOnObservers(step)
    }
  }

  private func performOnObservers(_ step: GraphProgram.Step) {
    switch step {
    case .observe(let steps): observe(steps)
    case .follow(let number, let initial, let steps): follow(number, initial, steps)
    case .bind(let number):
      guard let index = index(number, in: signals) else { return }
      keep(world.bind(signals[index].signal, noteBound()))
    case .rebind(let number):
      guard let index = index(number, in: signals) else { return }
      world.rebind(signals[index].signal, noteBound())
    case .cleanUp(let steps): cleanUp(steps)
    case .cancel(let number):
      if let index = index(number, in: tokens) { world.cancel(tokens[index]) }
    case .drop(let number):
      if let index = index(number, in: tokens) { world.release(tokens.remove(at: index)) }
    case .store(let number, let scope):
      guard let index = index(number, in: tokens), !scopes.isEmpty else { return }
      world.store(tokens[index], in: scopes[scope % scopes.count])
    case .scope: if scopes.count < 4 { scopes.append(world.makeScope()) }
    case .enter(let number, let steps):
      guard let index = index(number, in: scopes) else { return }
      world.run(scopes[index]) { owned(by: -1) { perform(steps) } }
    case .cancelScope(let number):
      if let index = index(number, in: scopes) { world.cancel(scopes[index]) }
    case .dropScope(let number):
      if let index = index(number, in: scopes) { world.release(scopes.remove(at: index)) }
    default: break
    }
  }
}

extension GraphRun {
  private func index<Object>(_ number: Int, in objects: [Object]) -> Int? {
    objects.isEmpty ? nil : number % objects.count
  }

  private func newName() -> Int {
    defer { names += 1 }
    return names
  }

  private func add(_ signal: World.Signal, isKept: Bool) {
    signals.append((newName(), signal, isKept))
  }

  /// Holds the token, unless there are many: then it is dropped at once.
  private func keep(_ token: World.Token) {
    if tokens.count < 16 { return tokens.append(token) }
    world.log.note(.step(stepCount))
    world.release(token)
  }

  private func read(_ number: Int) -> Int {
    guard let index = index(number, in: signals) else { return 1 }
    let (name, signal, _) = signals[index]
    let value = world.value(of: signal)
    world.log.note(.read(signal: name, value: value))
    return value
  }

  private func owned(by name: Int?, _ body: () -> Void) {
    let outer = owner
    owner = name
    body()
    owner = outer
  }

  private func observe(_ steps: [GraphProgram.Step]) {
    let name = newName()
    keep(
      world.observe(name: name) { [self] in
        world.log.note(.told(observer: name, value: nil))
        owned(by: name) { perform(steps) }
      })
  }

  private func follow(_ number: Int, _ initial: Bool, _ steps: [GraphProgram.Step]) {
    guard let index = index(number, in: signals) else { return }
    let name = newName()
    keep(
      world.follow(signals[index].signal, name: name, initial: initial) { [self] value in
        world.log.note(.told(observer: name, value: value))
        owned(by: name) { perform(steps) }
      })
  }

  private func noteBound() -> (Int) -> Void {
    let name = newName()
    return { [self] in world.log.note(.bound(observer: name, value: $0)) }
  }

  private func cleanUp(_ steps: [GraphProgram.Step]) {
    guard let owner else { return }
    world.onCleanup { [self] in
      world.log.note(.cleanedUp(owner: owner))
      owned(by: nil) { perform(steps) }
    }
  }
}
