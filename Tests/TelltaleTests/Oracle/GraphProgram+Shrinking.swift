import TelltaleTesting

extension GraphProgram {
  /// The shortest and simplest program found that still fails.
  func shrunk(while fails: (GraphProgram) -> Bool) -> GraphProgram {
    var program = GraphProgram(steps.shrunk { fails(GraphProgram($0)) })
    while let next = program.simpler.first(where: fails) { program = next }
    return program
  }

  /// The program with one step replaced by something simpler.
  private var simpler: [GraphProgram] {
    Self.simpler(steps).map(GraphProgram.init)
  }

  /// The lists with one step less, in the place of its body, or made simpler.
  private static func simpler(_ steps: [Step]) -> [[Step]] {
    var lists: [[Step]] = []
    for (index, step) in steps.enumerated() {
      func replace(by others: [Step]) {
        lists.append(steps[..<index] + others + steps[(index + 1)...])
      }
      replace(by: [])
      if let body = step.body {
        if !body.isEmpty { replace(by: body) }
        for simpler in simpler(body) {
          var copy = step
          copy.body = simpler
          replace(by: [copy])
        }
      }
      for simpler in step.simplerNumbers { replace(by: [simpler]) }
    }
    return lists
  }
}

extension GraphProgram.Step {
  /// The step with smaller numbers.
  fileprivate var simplerNumbers: [GraphProgram.Step] {
    switch self {
    case .source(let value): Self.smaller(value).map { .source($0) }
    case .derive(let kind, let inputs):
      inputs.indices.map { index in
        var fewer = inputs
        fewer.remove(at: index)
        return .derive(kind, fewer)
      }
        + inputs.indices.flatMap { index in
          Self.smaller(inputs[index]).map { number in
            var others = inputs
            others[index] = number
            return .derive(kind, others)
          }
        } + (kind == .map ? [] : [.derive(.map, inputs)])
    case .follow(let signal, let initial, let steps):
      Self.smaller(signal).map { .follow($0, initial: initial, steps) }
    case .bind(let signal): Self.smaller(signal).map { .bind($0) }
    case .rebind(let signal): Self.smaller(signal).map { .rebind($0) } + [.bind(signal)]
    case .read(let signal): Self.smaller(signal).map { .read($0) }
    case .ifEven(let signal, let steps): Self.smaller(signal).map { .ifEven($0, steps) }
    case .write(let source, let value):
      Self.smaller(source).map { .write($0, value) }
        + Self.smaller(value).map { .write(source, $0) }
    case .update(let source, let value):
      Self.smaller(source).map { .update($0, value) }
        + Self.smaller(value).map { .update(source, $0) } + [.write(source, value)]
    case .batch(let steps, fails: true): [.batch(steps, fails: false)]
    case .cancel(let token): Self.smaller(token).map { .cancel($0) }
    case .drop(let token): Self.smaller(token).map { .drop($0) } + [.cancel(token)]
    case .store(let token, let scope):
      Self.smaller(token).map { .store($0, scope) } + Self.smaller(scope).map { .store(token, $0) }
    case .dropSignal(let signal): Self.smaller(signal).map { .dropSignal($0) }
    case .enter(let scope, let steps): Self.smaller(scope).map { .enter($0, steps) }
    case .cancelScope(let scope): Self.smaller(scope).map { .cancelScope($0) }
    case .dropScope(let scope): Self.smaller(scope).map { .dropScope($0) }
    default: []
    }
  }

  private static func smaller(_ number: Int) -> [Int] {
    [0, number / 2, number - 1].filter { $0 >= 0 && $0 < number }
  }
}
