/// The outcome of checking feeds.
package struct FeedReport: Equatable, Sendable {
  /// How many expectations hold; a case in any order counts as one.
  package private(set) var passed = 0

  /// The expectations that do not hold.
  package private(set) var failures: [FeedFailure] = []

  /// Why feeds could not be read to their end.
  package private(set) var errors: [FeedError] = []

  package init() {}
}

extension FeedReport {
  /// How much failed; a feed that cannot be read counts as one.
  package var failed: Int { failures.count + errors.count }

  mutating func note(_ failure: FeedFailure?) {
    if let failure {
      failures.append(failure)
    } else {
      passed += 1
    }
  }

  /// Adds a feed that cannot be read.
  package mutating func note(_ error: FeedError) { errors.append(error) }

  /// Adds the outcome of another feed.
  package static func += (left: inout FeedReport, right: FeedReport) {
    left.passed += right.passed
    left.failures += right.failures
    left.errors += right.errors
  }
}
