/// What is saved of a screen and of what it holds.
struct SavedScreen: Codable, Hashable, Sendable {
  let kind: Kind
  /// The address that makes it again; a container without one is filled where it is.
  let url: String?
  let state: RestorationState?
  /// What a container holds; in tabs and pages each in its place.
  var parts: [SavedScreen?] = []
  /// The place of the part that is seen, if only one is.
  var index: Int?
  let popups: [SavedScreen]
}

extension SavedScreen {
  /// What kind of container a screen is, if it is one.
  enum Kind: String, Codable, Sendable {
    case screen, stack, tabs, pages
  }

  /// Whether it or anything it holds saved what the user made and cannot get back.
  var isImportant: Bool {
    state?.isImportant == true || (parts.compactMap(\.self) + popups).contains(where: \.isImportant)
  }

  /// The addresses from this screen to what is seen in front of it.
  var urls: [String] {
    let seen = index.map { parts.indices.contains($0) ? [parts[$0]] : [] } ?? parts
    return [url].compactMap(\.self) + seen.compactMap(\.self).flatMap(\.urls)
      + popups.flatMap(\.urls)
  }
}

extension SavedScreen.Kind {
  @MainActor
  init(_ screen: Screen) {
    switch screen {
    case is ScreenStack: self = .stack
    case is TabShell: self = .tabs
    case is PageShell: self = .pages
    default: self = .screen
    }
  }
}
