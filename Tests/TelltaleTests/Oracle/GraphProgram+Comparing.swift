extension GraphProgram {
  /// What differs first when the program runs on the library and on the reference, if anything does.
  var difference: String? { result.difference }

  /// The difference, and how many steps were done on each.
  var result: (difference: String?, stepCount: Int) {
    let machine = GraphMachine()
    let run = GraphRun(machine)
    run.run(self)
    return (GraphComparison.difference(of: self, from: machine.log.events), run.stepCount)
  }
}

/// The log of the reference beside the library's.
struct GraphComparison {
  let doubts: Set<Int>
  let agreed: Int
  let questionCount: Int
  let difference: String?

  init(_ program: GraphProgram, _ log: [GraphEvent], doubts: Set<Int>) {
    let reference = ReferenceGraph(precedent: log, doubts: doubts)
    GraphRun(reference).run(program)
    let (got, wanted) = (log.normalized, reference.log.events.normalized)
    self.doubts = doubts
    questionCount = reference.questionCount
    let agreed = zip(got, wanted).prefix { $0 == $1 }.count
    self.agreed = agreed
    if got == wanted {
      difference = reference.fault
      return
    }
    let before = got[..<agreed].suffix(20).map { "\n  \($0)" }.joined()
    let events = [wanted, got].map { agreed < $0.count ? "\($0[agreed])" : "nothing" }
    difference = "after\(before)\nwanted \(events[0]), got \(events[1])"
  }
}

extension GraphComparison {
  /// The difference, unless there is none if a few of the answers that the log seems to give are
  /// taken for wrong: the last ones first, and one more as long as that leads further.
  static func difference(of program: GraphProgram, from log: [GraphEvent]) -> String? {
    let first = GraphComparison(program, log, doubts: [])
    var best = first
    while best.difference != nil {
      let last = best
      for question in (0..<last.questionCount).reversed().prefix(60) {
        let next = GraphComparison(program, log, doubts: last.doubts.union([question]))
        if next.difference == nil { return nil }
        if next.agreed > best.agreed { best = next }
      }
      if best.agreed == last.agreed { return first.difference }
    }
    return nil
  }
}
