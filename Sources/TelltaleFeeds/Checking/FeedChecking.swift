package import TelltaleBadges

/// Plays a feed and judges what it expects.
///
/// A feed is a life of its own, and a second `case` line in it begins another one. A line that
/// cannot be read ends the feed and is an error of the report.
///
/// A strict check has an error for each unknown field, and for each source in an expectation that
/// is not announced; it goes on after them, but does not judge that expectation.
///
/// - Parameters:
///   - source: The feed.
///   - sections: The sections that it names.
///   - isStrict: Whether names that mean nothing are errors.
///   - onWarning: Told of what is no error but deserves a word.
package func checkFeed<Section: BadgeSection>(
  _ source: FeedSource, sections: Section.Type = RootSection.self, isStrict: Bool = false,
  onWarning: @escaping (FeedWarning) -> Void = { _ in }
) -> FeedReport {
  var checker = FeedChecker<Section>(isStrict: isStrict, onWarning: onWarning)
  checker.check(source)
  return checker.report
}
