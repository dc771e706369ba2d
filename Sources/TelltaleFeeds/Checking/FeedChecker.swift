import TelltaleBadges

/// Plays one feed and judges its expectations.
struct FeedChecker<Section: BadgeSection> {
  private var player: FeedPlayer<Section>
  private var recorder: BadgeRecorder<Section>
  private var hasSeenCase = false
  private var caseID: String?
  private var anyOrderCase: AnyOrderCase<Section>?
  private(set) var report = FeedReport()

  /// The sources that the case under way has announced so far.
  private var announced: Set<String> = []

  private let isStrict: Bool
  private let onWarning: (FeedWarning) -> Void

  init(isStrict: Bool, onWarning: @escaping (FeedWarning) -> Void) {
    self.isStrict = isStrict
    self.onWarning = onWarning
    player = FeedPlayer(onWarning: onWarning)
    recorder = BadgeRecorder(player.manager)
  }
}

extension FeedChecker {
  /// Plays the feed to its end, or to the first line that cannot be read.
  mutating func check(_ source: FeedSource) {
    var reader = FeedReader<Section>([source], isStrict: isStrict)
    do throws(FeedError) {
      while let entry = try reader.next() {
        try take(entry)
      }
      try endCase()
    } catch {
      report.note(error)
    }
  }

  private mutating func take(_ entry: FeedEntry<Section>) throws(FeedError) {
    for field in entry.unknownFields {
      report.note(.unknownName(entry.place, problem: "\(field)"))
    }
    switch entry.line {
    case .testCase(let feedCase):
      try begin(feedCase)
    case .event(let event):
      try take(event, at: entry.place)
    case .expectation(let expectation):
      if entry.unknownFields.isEmpty {
        take(expectation, at: entry.place)
      } else {
        anyOrderCase?.forgetExpectation()
      }
    }
  }

  private mutating func begin(_ feedCase: FeedCase) throws(FeedError) {
    try endCase()
    if hasSeenCase || feedCase.isAnyOrder {
      player = FeedPlayer(onWarning: onWarning)
      recorder = BadgeRecorder(player.manager)
      announced = []
    }
    hasSeenCase = true
    caseID = feedCase.id
    if feedCase.isAnyOrder { anyOrderCase = AnyOrderCase(feedCase) }
  }

  private mutating func take(
    _ event: BadgeEvent<Section>, at place: FeedPlace
  ) throws(FeedError) {
    if case .source(let name, _) = event { announced.insert(name) }
    anyOrderCase?.add(event, at: place)
    // The events of a case in any order are played once as they stand, for their warnings.
    try player.play(event, at: place)
  }

  private mutating func take(_ expectation: FeedExpectation<Section>, at place: FeedPlace) {
    if anyOrderCase == nil {
      judge(expectation, at: place)
    } else {
      anyOrderCase?.expect(expectation, at: place)
    }
  }

  private mutating func judge(_ expectation: FeedExpectation<Section>, at place: FeedPlace) {
    guard namesKnownSources(expectation, at: place) else { return }
    let mismatches = expectation.mismatches(in: player.manager, recorder: recorder)
    report.note(
      mismatches.isEmpty
        ? nil : FeedFailure(caseID: caseID, place: place, mismatches: mismatches))
  }

  private mutating func endCase() throws(FeedError) {
    defer { anyOrderCase = nil }
    guard let ended = anyOrderCase, let (expectation, place) = ended.expectation,
      namesKnownSources(expectation, at: place)
    else { return }
    report.note(try ended.failure())
  }

  /// Whether the expectation can be judged; where the check is strict, notes what stands against it.
  private mutating func namesKnownSources(
    _ expectation: FeedExpectation<Section>, at place: FeedPlace
  ) -> Bool {
    guard isStrict else { return true }
    let unknown = expectation.sources.keys.filter { !announced.contains($0) }.sorted()
    for name in unknown {
      let question = String.asking(name.nearest(among: announced))
      let problem = "source \(JSONValue.string(name)) is not announced\(question)"
      report.note(.unknownName(place, problem: problem))
    }
    return unknown.isEmpty
  }
}
