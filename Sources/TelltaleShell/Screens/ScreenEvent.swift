/// Something that a screen was told, as logs and tests of an order of events want it.
public enum ScreenEvent: Hashable, Sendable {
  /// The content is made.
  case loadContent
  /// The content has been made.
  case didLoadContent
  /// The screen is about to appear.
  case willAppear
  /// The screen has its place and size and is about to be drawn.
  case isAppearing
  /// The screen has appeared.
  case didAppear
  /// The screen is about to disappear, or its appearance is called off.
  case willDisappear
  /// The screen has disappeared.
  case didDisappear
  /// The screen is about to become a child of the one with a title, or of none.
  case willMove(to: String?)
  /// The screen has become a child of the one with a title, or of none.
  case didMove(to: String?)
  /// The screen has left its stack, its tabs, or what presented it.
  case wasRemoved
  /// The content is about to be thrown away, and its state was saved.
  case saveState
  /// The content was thrown away.
  case didUnloadContent
  /// A saved state was given back.
  case restore
  /// The tab on which the screen is the first was tapped again.
  case didReselect
}

extension ScreenEvent: CustomStringConvertible {
  /// The short form in which orders of events are written.
  ///
  /// It is `wA` for `willAppear`, `dD` for `didDisappear`, `load` for `loadContent`.
  public var description: String {
    switch self {
    case .loadContent: "load"
    case .didLoadContent: "didLoad"
    case .willAppear: "wA"
    case .isAppearing: "iA"
    case .didAppear: "dA"
    case .willDisappear: "wD"
    case .didDisappear: "dD"
    case .willMove(let parent): "willMove(\(parent ?? "nil"))"
    case .didMove(let parent): "didMove(\(parent ?? "nil"))"
    case .wasRemoved: "removed"
    case .saveState: "save"
    case .didUnloadContent: "unloadContent"
    case .restore: "restore"
    case .didReselect: "reselect"
    }
  }
}
