import Testing

/// What was expected beside what came.
@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
struct Comparison<Value> {
  private enum Line {
    /// A value that was expected and came.
    case same(Int)
    /// An expected value that did not come.
    case missing(Int)
    /// A value that came and was not expected.
    case surplus(Int)

    var isDifferent: Bool {
      if case .same = self { false } else { true }
    }
  }

  private let subject: String
  private let expected: [Value]
  private let records: [Recorded<Value>]
  private var lines: [Line] = []

  init(of subject: String, expected: [Value], records: [Recorded<Value>]) where Value: Equatable {
    self.subject = subject
    self.expected = expected
    self.records = records
    align(records.map(\.value))
  }

  init(of subject: String, unexpected records: [Recorded<Value>]) {
    self.subject = subject
    self.records = records
    expected = []
    lines = records.indices.map { .surplus($0) }
  }
}

@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
extension Comparison where Value: Equatable {
  /// The largest number of pairs among which a shortest difference is looked for.
  private static var mostPairs: Int { 1_000_000 }

  private mutating func align(_ got: [Value]) {
    let start = zip(expected, got).prefix { $0 == $1 }.count
    var end = 0
    while end < min(expected.count, got.count) - start,
      expected[expected.count - 1 - end] == got[got.count - 1 - end]
    {
      end += 1
    }
    var wanted = start..<(expected.count - end)
    var came = start..<(got.count - end)
    lines += (0..<start).map { .same($0) }
    if wanted.count * came.count <= Self.mostPairs {
      let difference = got[came].difference(from: expected[wanted])
      let missing = Set(difference.removals.map(\.place).map { $0 + start })
      let surplus = Set(difference.insertions.map(\.place).map { $0 + start })
      while !wanted.isEmpty || !came.isEmpty {
        if !wanted.isEmpty, missing.contains(wanted.lowerBound) {
          lines.append(.missing(wanted.removeFirst()))
        } else if surplus.contains(came.lowerBound) {
          lines.append(.surplus(came.removeFirst()))
        } else {
          lines.append(.same(came.removeFirst()))
          wanted.removeFirst()
        }
      }
    } else {
      lines += wanted.map { .missing($0) } + came.map { .surplus($0) }
    }
    lines += ((got.count - end)..<got.count).map { .same($0) }
  }
}

@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
extension Comparison {
  /// How many lines are shown at most, and how many before the first difference.
  private static var mostLines: Int { 16 }
  private static var linesBefore: Int { 3 }

  /// How long a list is shown at most.
  private static var longestList: Int { 12 }

  /// Records an issue if what came is not what was expected.
  func report(_ comment: Comment?, at sourceLocation: SourceLocation) {
    guard let first = lines.firstIndex(where: \.isDifferent) else { return }
    var text = [
      "\(subject): wanted \(Self.list(expected)), got \(Self.list(records.map(\.value)))"
    ]
    let start = max(0, first - Self.linesBefore)
    let end = min(lines.count, start + Self.mostLines)
    if start > 0 { text.append("    … \(start) more") }
    for index in start..<end {
      text.append(shown(lines[index]) + (index == first ? note(on: index) : ""))
    }
    if end < lines.count { text.append("    … \(lines.count - end) more") }
    record(text.joined(separator: "\n"), comment, at: sourceLocation)
  }

  private func shown(_ line: Line) -> String {
    switch line {
    case .same(let index): "    \(TelltaleTesting.shown(records[index].value))"
    case .missing(let index): "  - \(TelltaleTesting.shown(expected[index]))"
    case .surplus(let index): "  + \(TelltaleTesting.shown(records[index].value))"
    }
  }

  /// What stands behind the first line that differs: with the cause of the value that is too much
  /// or, where one is missing, of the one that came in its place.
  private func note(on first: Int) -> String {
    var note = "  ← first difference"
    for line in lines[first...] {
      if case .missing = line { continue }
      if case .surplus(let index) = line, let cause = records[index].cause { note += ", \(cause)" }
      break
    }
    return note
  }

  private static func list(_ values: [Value]) -> String {
    if values.isEmpty { return "nothing" }
    if values.count > longestList { return "\(values.count) values" }
    return shownList(values.map { TelltaleTesting.shown($0) })
  }
}

@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
extension CollectionDifference.Change {
  /// Where the element stands.
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

/// Records an issue with a message, and the comment of whoever expected something.
func record(_ message: String, _ comment: Comment?, at sourceLocation: SourceLocation) {
  let text = comment.map { "\(message)\n\($0)" } ?? message
  Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
}
