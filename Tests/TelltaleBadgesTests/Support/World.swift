import Telltale
import TelltaleBadges

/// A manager with sources "A" and "B" in messages, asked in few words.
final class World {
  let manager: UnreadManager<RootSection>
  var warnings: [UnreadWarning] = []

  init(
    policy: BadgePolicy<RootSection> = .default, sources: [String] = ["A", "B"],
    _ events: [BadgeEvent<RootSection>] = []
  ) {
    manager = UnreadManager(policy: policy)
    manager.onWarning = { [unowned self] in warnings.append($0) }
    for source in sources { manager.apply(.source(source, section: .messages)) }
    apply(events)
  }
}

extension World {
  func apply(_ events: BadgeEvent<RootSection>...) { apply(events) }

  func apply(_ events: [BadgeEvent<RootSection>]) {
    for event in events { manager.apply(event) }
  }

  /// Messages of "bob" arrive in a source.
  func arrive(
    _ source: String, _ items: Int..., mention: Mention? = nil, thread: String? = nil,
    author: String = "bob"
  ) {
    for item in items {
      manager.apply(
        .arrived(source: source, item: item, author: author, mention: mention, thread: thread))
    }
  }

  func unread(_ source: String = "A") -> Int { manager.status(of: source).value.unread }
  func mentions(_ source: String = "A") -> Int { manager.status(of: source).value.mentions }
  func isFlagged(_ source: String = "A") -> Bool { manager.status(of: source).value.isFlagged }
  func text(_ section: RootSection = .messages) -> String? {
    manager.badge(for: section).value.text
  }
  var icon: Int { manager.icon.value.count }

  func change(_ change: BadgePolicyChange<RootSection>) { manager.apply(.policy(change)) }
}

extension SourceSnapshot {
  static func counts(_ unread: Int, _ mentions: Int = 0, atLeast: Bool = false) -> Self {
    SourceSnapshot(unread: unread, mentions: mentions, atLeast: atLeast)
  }

  static func items(_ items: [Int], _ mentions: [Int] = []) -> Self {
    SourceSnapshot(items: items, mentions: mentions)
  }
}

extension BadgeEvent<RootSection> {
  /// A snapshot that speaks of one source.
  static func snapshot(
    _ through: Int, _ source: String, _ statement: SourceSnapshot, complete: Bool = false
  ) -> Self {
    .snapshot(through: through, complete: complete, sources: [source: statement])
  }
}
