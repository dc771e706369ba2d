/// Events one after the other, in boxes of two sizes.
final class UnreadEvents: Workload {
  /// What happens.
  struct Course {
    let name: String
    /// Lets the event of a step happen.
    let apply: (_ step: Int, _ sample: UnreadSample, _ box: any UnreadBox) -> Void
    /// What is noted of a number of steps.
    let outcome: (_ steps: Int, _ sample: UnreadSample) -> Outcome
    /// The unread items in each section after a number of steps.
    let counts: (_ steps: Int, _ sample: UnreadSample) -> [Int]

    /// Each event changes the unread items of one source, and so of its section, by the same number:
    /// one source after the other.
    static func inTurn(
      _ name: String, change: Int,
      apply: @escaping (_ step: Int, _ sample: UnreadSample, _ box: any UnreadBox) -> Void
    ) -> Course {
      let sections = UnreadSample.sections.count
      return Course(
        name: name, apply: apply,
        outcome: { steps, _ in Outcome(calls: steps, last: (steps - 1) % sections) },
        counts: { steps, sample in
          zip(sample.counts, UnreadSample.sections).map { unread, section in
            unread + change * ((steps + sections - 1 - section) / sections)
          }
        })
    }
  }

  private let course: Course
  private let sample: UnreadSample
  private let box: any UnreadBox
  private var step = 0

  private init(_ course: Course, _ sample: UnreadSample, _ box: any UnreadBox) {
    self.course = course
    self.sample = sample
    self.box = box
  }

  func run(_ operations: Int) {
    for _ in 0..<operations {
      course.apply(step, sample, box)
      step += 1
    }
  }

  func check() throws(WrongResult) {
    if box.shown != course.counts(step, sample) {
      throw WrongResult(description: "shows \(box.shown), not \(course.counts(step, sample))")
    }
  }

  static func rows(_ course: Course) -> [Row] {
    rows(course, "", sources: 10_000) + rows(course, "-1k", sources: 1_000)
  }

  private static func rows(_ course: Course, _ size: String, sources: Int) -> [Row] {
    let sample = UnreadSample(sources: sources)
    let operations = 4 * sources
    var first = course.outcome(operations, sample)
    first.calls += UnreadSample.sections.count
    func row(
      _ implementation: Row.Implementation, _ box: @escaping () -> any UnreadBox
    ) -> Row {
      Row(
        "badge/\(course.name)\(size)", implementation,
        .rounds(operations: operations, first: first), unit: "event", allocationStep: 0.001,
        outcome: { course.outcome($0, sample) },
        make: { UnreadEvents(course, sample, box()) })
    }
    return [
      row(.hand) { UnreadByHand(sample) },
      row(.telltale) { UnreadEngine(sample.state) },
    ]
  }
}
