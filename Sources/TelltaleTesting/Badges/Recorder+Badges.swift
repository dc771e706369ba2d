import Telltale
public import TelltaleBadges

@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
extension Recorder where Value == String {
  /// Records what badges show: now, if something, and each change, such as "messages 3".
  ///
  /// Each section and the icon are told apart by their names, and a badge that hides is "hidden".
  /// What one change leads to comes in the order of the sections, then the icon.
  ///
  /// ```swift
  /// let log = Recorder<String>()
  /// log.recordBadges(of: unread)
  /// unread.apply(.arrived(source: "ann", item: 7, author: "ann"))
  /// log.expect(["messages 1", "icon 1"])
  /// ```
  public func recordBadges<Section: BadgeSection>(of unread: UnreadManager<Section>) {
    for section in Section.allCases {
      recordShown(unread.badge(for: section).map(\.text), section.rawValue)
    }
    recordShown(unread.icon.map(\.text), "icon")
  }

  private func recordShown(_ text: Signal<String?>, _ name: String) {
    record(text, initial: text.untrackedValue != nil) { "\(name) \($0 ?? "hidden")" }
  }
}
