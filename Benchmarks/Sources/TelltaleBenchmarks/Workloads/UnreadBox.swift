internal import Telltale
internal import TelltaleBadges

/// What counts unread items, and notes the number of each section whose badge changes.
protocol UnreadBox: AnyObject {
  /// The counts that the badges of the sections show.
  var shown: [Int] { get }

  func arrived(_ item: Int, in source: String, by author: String)
  func read(_ source: String, through item: Int)
  func moved(_ item: Int, to source: String)
  func mute(_ source: String, _ isOn: Bool)
}

/// The unread engine, with all badges observed.
final class UnreadEngine: UnreadBox {
  let manager = UnreadManager<RootSection>()
  private(set) var shown = UnreadSample.sections.map { _ in 0 }
  private let scope = Scope()

  init(_ state: UnreadState<RootSection>? = nil) {
    if let state { manager.load(state, for: "u1") }
    scope.run {
      for (number, section) in RootSection.allCases.enumerated() {
        _ = manager.badge(for: section).observe { [unowned self] badge in
          shown[number] = badge.count
          note(number)
        }
      }
    }
  }

  func arrived(_ item: Int, in source: String, by author: String) {
    manager.apply(.arrived(source: source, item: item, author: author))
  }

  func read(_ source: String, through item: Int) {
    manager.apply(.read(source: source, through: item))
  }

  func moved(_ item: Int, to source: String) {
    manager.apply(.moved(item: item, to: source))
  }

  func mute(_ source: String, _ isOn: Bool) {
    manager.apply(.mute(source: source, on: isOn))
  }
}
