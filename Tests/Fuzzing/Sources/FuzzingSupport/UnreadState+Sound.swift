package import TelltaleBadges

extension UnreadState {
  /// Ends the program if the counts are not what a recount gives, or cannot be.
  package func requireSound() {
    let broken = brokenInvariants()
    require(broken.isEmpty, "broken invariants: \(broken)")
    for source in sources {
      let status = status(of: source)
      require(status.unread >= 0, "\(source) has \(status.unread) unread items")
      require(
        0...status.unread ~= status.mentions,
        "\(source) has \(status.mentions) mentions in \(status.unread) unread items")
    }
  }
}
