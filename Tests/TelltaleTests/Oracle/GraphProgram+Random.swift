import TelltaleTesting

extension GraphProgram {
  /// Makes a program at random, with a small graph to begin with.
  init(random: inout SeededRandom) {
    var steps: [Step] = []
    for _ in 0..<(1 + random.below(4)) { steps.append(.source(random.below(6))) }
    for _ in 0..<random.below(8) { steps.append(.derivation(&random)) }
    for _ in 0..<(10 + random.below(30)) { steps.append(.random(&random, depth: 0)) }
    self.init(steps)
  }
}

extension GraphProgram.Step {
  fileprivate static func derivation(_ random: inout SeededRandom) -> GraphProgram.Step {
    let kinds = DerivationKind.allCases
    let inputs = (0..<(1 + random.below(4))).map { _ in random.below(24) }
    return .derive(kinds[random.below(kinds.count)], inputs)
  }

  private static func body(_ random: inout SeededRandom, depth: Int) -> [GraphProgram.Step] {
    (0..<random.below(5 - depth)).map { _ in .random(&random, depth: depth + 1) }
  }

  /// What observes, most often begins by reading.
  private static func reader(_ random: inout SeededRandom, depth: Int) -> [GraphProgram.Step] {
    let reads = (0..<random.below(3)).map { _ in GraphProgram.Step.read(random.below(24)) }
    return reads + body(&random, depth: depth)
  }

  fileprivate static func random(_ random: inout SeededRandom, depth: Int) -> GraphProgram.Step {
    func number() -> Int { random.below(24) }
    let isShallow = depth < 3
    switch random.below(34) {
    case 0...6: return .write(number(), random.below(6))
    case 7: return .update(number(), random.below(6))
    case 8...10: return .read(number())
    case 11: return .source(random.below(6))
    case 12: return .derivation(&random)
    case 13...16 where isShallow: return .observe(reader(&random, depth: depth))
    case 17...18 where isShallow:
      return .follow(
        number(), initial: !random.once(in: 3), body(&random, depth: depth))
    case 19: return .bind(number())
    case 20: return .rebind(number())
    case 21...22 where isShallow:
      return .ifEven(number(), body(&random, depth: depth))
    case 23...24 where isShallow:
      return .batch(body(&random, depth: depth), fails: random.once(in: 8))
    case 25 where isShallow: return .untracked(body(&random, depth: depth))
    case 26 where isShallow: return .cleanUp(body(&random, depth: depth))
    case 27: return .cancel(number())
    case 28: return .drop(number())
    case 29: return .store(number(), number())
    case 30: return random.once(in: 2) ? .scope : .dropSignal(number())
    case 31 where isShallow: return .enter(number(), body(&random, depth: depth))
    case 32: return random.once(in: 2) ? .cancelScope(number()) : .dropScope(number())
    default: return .write(number(), random.below(6))
    }
  }
}
