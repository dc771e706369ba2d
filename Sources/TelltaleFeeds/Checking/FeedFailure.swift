/// An expectation of a feed that does not hold.
package struct FeedFailure: Equatable, Sendable {
  /// The case that the expectation belongs to; nil before the first one.
  package let caseID: String?

  /// The line of the expectation.
  package let place: FeedPlace

  /// What differs; never empty.
  package let mismatches: [FeedMismatch]

  /// The lines of the events in the order that led here, where another order than theirs did.
  package let order: [Int]?

  /// Whether it took a second play of all the events to get here.
  package let isReplayed: Bool

  init(
    caseID: String?, place: FeedPlace, mismatches: [FeedMismatch], order: [Int]? = nil,
    isReplayed: Bool = false
  ) {
    self.caseID = caseID
    self.place = place
    self.mismatches = mismatches
    self.order = order
    self.isReplayed = isReplayed
  }
}

extension FeedFailure: CustomStringConvertible {
  package var description: String {
    var text = caseID.map { "\($0.printable), " } ?? ""
    text += "\(place): "
    text += mismatches.map(\.description).joined(separator: "; ")
    if let order {
      text += " (lines in the order \(order.map(String.init).joined(separator: ", "))"
      text += isReplayed ? ", then all again)" : ")"
    }
    return text
  }
}
