/// Everything that the live view shows.
package struct LiveState: Equatable, Sendable {
  /// A tab and its badge.
  package struct Tab: Equatable, Sendable {
    package let title: String
    package let badge: String?

    package init(title: String, badge: String?) {
      self.title = title
      self.badge = badge
    }
  }

  /// A source of the selected tab and what there is to say about it.
  package struct Source: Equatable, Sendable {
    package let name: String
    package let isUnread: Bool
    package let remarks: [String]

    package init(name: String, isUnread: Bool, remarks: [String]) {
      self.name = name
      self.isUnread = isUnread
      self.remarks = remarks
    }
  }

  /// An event that was played.
  package struct Event: Equatable, Sendable {
    package let number: Int
    package let phrase: String

    package init(number: Int, phrase: String) {
      self.number = number
      self.phrase = phrase
    }
  }

  /// Whether events come by themselves.
  package enum Pace: String, Sendable {
    case playing
    case paused
    case ended
  }

  package var tabs: [Tab]
  package var selected: Int
  package var icon: String?

  /// Where the app is: account, front or background, what is on screen.
  package var situation: String

  package var sources: [Source]

  /// The events so far, the latest one first.
  package var events: [Event]

  package var pace: Pace
  package var total: Int

  package init(
    tabs: [Tab], selected: Int, icon: String?, situation: String, sources: [Source],
    events: [Event], pace: Pace, total: Int
  ) {
    self.tabs = tabs
    self.selected = selected
    self.icon = icon
    self.situation = situation
    self.sources = sources
    self.events = events
    self.pace = pace
    self.total = total
  }
}
