import TelltaleBadges

extension RootSection {
  /// The section's icon as SVG path data on a grid of 24 units, to be stroked.
  var drawing: String {
    switch self {
    case .projects:
      """
      M3 7.4a2 2 0 0 1 2-2h4.1a2 2 0 0 1 1.5.7l1.1 1.3h7.3a2 2 0 0 1 2 2v7.7a2 2 0 0 1-2 2H5\
      a2 2 0 0 1-2-2z
      """
    case .tasks:
      """
      M6.3 4h11.4A2.3 2.3 0 0 1 20 6.3v11.4a2.3 2.3 0 0 1-2.3 2.3H6.3A2.3 2.3 0 0 1 4 17.7V6.3\
      A2.3 2.3 0 0 1 6.3 4zM8.4 12.3l2.6 2.6 4.7-5.4
      """
    case .tweets:
      """
      M20.5 11.4c0 4.1-3.8 7.4-8.5 7.4-1.2 0-2.4-.2-3.4-.6L4.2 19.6l1.3-3.7c-1.3-1.2-2-2.8-2-4.5\
      C3.5 7.3 7.3 4 12 4s8.5 3.3 8.5 7.4zM8.4 11.5h.01M12 11.5h.01M15.6 11.5h.01
      """
    case .messages:
      """
      M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM3.5 7.1l7.3 5.5\
      a2 2 0 0 0 2.4 0l7.3-5.5
      """
    case .me:
      """
      M12 11.7a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8zM4.4 20c.8-3.5 3.8-5.3 7.6-5.3\
      s6.8 1.8 7.6 5.3
      """
    }
  }
}
