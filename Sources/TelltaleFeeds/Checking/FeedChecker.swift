import TelltaleBadges

/// Plays one feed and judges its expectations.
struct FeedChecker {
  private var player: FeedPlayer
  private var recorder: BadgeRecorder
  private var hasSeenCase = false
  private var caseID: String?
  private var anyOrderCase: AnyOrderCase?
  private(set) var report = FeedReport()
  private let onWarning: (FeedWarning) -> Void

  init(onWarning: @escaping (FeedWarning) -> Void) {
    self.onWarning = onWarning
    player = FeedPlayer(onWarning: onWarning)
    recorder = BadgeRecorder(player.manager)
  }
}

extension FeedChecker {
  /// Plays the feed to its end, or to the first line that cannot be read.
  mutating func check(_ source: FeedSource) {
    var reader = FeedReader([source])
    do throws(FeedError) {
      while let entry = try reader.next() {
        try take(entry)
      }
      try endCase()
    } catch {
      report.note(error)
    }
  }

  private mutating func take(_ entry: FeedEntry) throws(FeedError) {
    switch entry.line {
    case .testCase(let feedCase):
      try begin(feedCase)
    case .event(let event):
      try take(event, at: entry.place)
    case .expectation(let expectation):
      judge(expectation, at: entry.place)
    }
  }

  private mutating func begin(_ feedCase: FeedCase) throws(FeedError) {
    try endCase()
    if hasSeenCase || feedCase.isAnyOrder {
      player = FeedPlayer(onWarning: onWarning)
      recorder = BadgeRecorder(player.manager)
    }
    hasSeenCase = true
    caseID = feedCase.id
    if feedCase.isAnyOrder { anyOrderCase = AnyOrderCase(feedCase) }
  }

  private mutating func take(
    _ event: BadgeEvent<RootSection>, at place: FeedPlace
  ) throws(FeedError) {
    anyOrderCase?.add(event, at: place)
    // The events of a case in any order are played once as they stand, for their warnings.
    try player.play(event, at: place)
  }

  private mutating func judge(_ expectation: FeedExpectation, at place: FeedPlace) {
    guard anyOrderCase == nil else {
      anyOrderCase?.expect(expectation, at: place)
      return
    }
    let mismatches = expectation.mismatches(in: player.manager, recorder: recorder)
    report.note(
      mismatches.isEmpty
        ? nil : FeedFailure(caseID: caseID, place: place, mismatches: mismatches))
  }

  private mutating func endCase() throws(FeedError) {
    defer { anyOrderCase = nil }
    guard let ended = anyOrderCase, ended.isJudged else { return }
    report.note(try ended.failure())
  }
}
