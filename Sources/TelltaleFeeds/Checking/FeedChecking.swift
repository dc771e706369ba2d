/// Plays a feed and judges what it expects.
///
/// A feed is a life of its own, and a second `case` line in it begins another one. A line that
/// cannot be read ends the feed and is an error of the report.
///
/// - Parameters:
///   - source: The feed.
///   - onWarning: Told of what is no error but deserves a word.
package func checkFeed(
  _ source: FeedSource, onWarning: @escaping (FeedWarning) -> Void = { _ in }
) -> FeedReport {
  var checker = FeedChecker(onWarning: onWarning)
  checker.check(source)
  return checker.report
}
