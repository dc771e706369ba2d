public import struct Foundation.Date

/// What was open in a window: the addresses of all screens, and what each saved of itself.
///
/// It holds the stacks of all tabs and what was presented, and never an object.
public struct SavedPath: Codable, Hashable, Sendable {
  /// The version of the form in which it is written.
  public static let currentVersion: Int = 1

  /// The version in which it was written.
  public var version: Int = Self.currentVersion
  /// The account to which what was open belongs; none if nobody was signed in.
  public var account: String?
  /// When it was saved.
  public var date: Date
  let root: SavedScreen
  let layers: [Layer]
}

extension SavedPath {
  /// What is saved of a presented screen.
  struct Layer: Codable, Hashable, Sendable {
    let screen: SavedScreen
    let isOverlay: Bool
  }

  /// Whether a screen saved what the user made and cannot get back.
  public var isImportant: Bool {
    root.isImportant || layers.contains(where: \.screen.isImportant)
  }

  /// The addresses from the root to the screen in front.
  public var urls: [String] {
    root.urls + layers.flatMap(\.screen.urls)
  }
}
