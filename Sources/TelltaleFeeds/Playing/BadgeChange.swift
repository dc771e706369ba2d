/// A badge that shows something else than before.
package struct BadgeChange: Equatable, Sendable {
  package let subject: BadgeSubject

  /// What was shown; nil if the badge was hidden.
  package let before: String?

  /// What is shown now; nil if the badge is hidden.
  package let after: String?

  package init(subject: BadgeSubject, before: String?, after: String?) {
    self.subject = subject
    self.before = before
    self.after = after
  }
}

extension BadgeChange: CustomStringConvertible {
  package var description: String {
    "\(subject) \(before ?? "hidden") → \(after ?? "hidden")"
  }
}
