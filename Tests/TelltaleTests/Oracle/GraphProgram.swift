/// A program over a graph of signals, as data.
///
/// It names objects by numbers, which count round and round in the list of those that there are. So
/// any part of a program is a program, which makes it easy to shrink.
struct GraphProgram: Equatable {
  var steps: [Step]

  init(_ steps: [Step]) {
    self.steps = steps
  }

  indirect enum Step: Equatable {
    case source(Int)
    case derive(DerivationKind, [Int])
    /// `observe { … }`
    case observe([Step])
    /// `signal.observe { … }`
    case follow(Int, initial: Bool, [Step])
    /// `signal.bind(to:_:)`
    case bind(Int)
    /// `target.bind(_:to:)`, always of the same property.
    case rebind(Int)
    case read(Int)
    /// Reads a signal, and does the rest if it is even.
    case ifEven(Int, [Step])
    case write(Int, Int)
    case update(Int, Int)
    case batch([Step], fails: Bool)
    case untracked([Step])
    case cleanUp([Step])
    case cancel(Int)
    case drop(Int)
    case store(Int, Int)
    case dropSignal(Int)
    case scope
    case enter(Int, [Step])
    case cancelScope(Int)
    case dropScope(Int)
  }
}

extension GraphProgram.Step {
  /// The steps that the step does, or lets a closure do later.
  var body: [GraphProgram.Step]? {
    get {
      switch self {
      case .observe(let steps), .follow(_, _, let steps), .ifEven(_, let steps),
        .batch(let steps, _), .untracked(let steps), .cleanUp(let steps), .enter(_, let steps):
        steps
      default: nil
      }
    }
    set {
      let steps = newValue ?? []
      switch self {
      case .observe: self = .observe(steps)
      case .follow(let signal, let initial, _): self = .follow(signal, initial: initial, steps)
      case .ifEven(let signal, _): self = .ifEven(signal, steps)
      case .batch(_, let fails): self = .batch(steps, fails: fails)
      case .untracked: self = .untracked(steps)
      case .cleanUp: self = .cleanUp(steps)
      case .enter(let scope, _): self = .enter(scope, steps)
      default: break
      }
    }
  }
}

// MARK: A program prints itself as what it was written as

extension GraphProgram: CustomStringConvertible {
  var description: String {
    "[\n" + steps.map { "  \($0),\n" }.joined() + "]"
  }
}

extension GraphProgram.Step: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String {
    switch self {
    case .source(let value): ".source(\(value))"
    case .derive(let kind, let inputs): ".derive(.\(kind), \(inputs))"
    case .observe(let steps): ".observe(\(steps))"
    case .follow(let signal, let initial, let steps):
      ".follow(\(signal), initial: \(initial), \(steps))"
    case .bind(let signal): ".bind(\(signal))"
    case .rebind(let signal): ".rebind(\(signal))"
    case .read(let signal): ".read(\(signal))"
    case .ifEven(let signal, let steps): ".ifEven(\(signal), \(steps))"
    case .write(let source, let value): ".write(\(source), \(value))"
    case .update(let source, let value): ".update(\(source), \(value))"
    case .batch(let steps, let fails): ".batch(\(steps), fails: \(fails))"
    case .untracked(let steps): ".untracked(\(steps))"
    case .cleanUp(let steps): ".cleanUp(\(steps))"
    case .cancel(let token): ".cancel(\(token))"
    case .drop(let token): ".drop(\(token))"
    case .store(let token, let scope): ".store(\(token), \(scope))"
    case .dropSignal(let signal): ".dropSignal(\(signal))"
    case .scope: ".scope"
    case .enter(let scope, let steps): ".enter(\(scope), \(steps))"
    case .cancelScope(let scope): ".cancelScope(\(scope))"
    case .dropScope(let scope): ".dropScope(\(scope))"
    }
  }

  var debugDescription: String { description }
}
