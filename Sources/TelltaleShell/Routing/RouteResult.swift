/// What came of opening an address.
public enum RouteResult {
  /// A new screen is shown.
  case opened(Screen)
  /// A screen that was there is in front.
  case reused(Screen)
  /// An action was run that has no screen.
  case performed
  /// Another app has taken it.
  case external
  /// The app does not want it to be opened, or nothing in front was to be refreshed.
  case refused
  /// A change of the screens is under way; the address will be opened after it.
  case waiting
}

extension RouteResult {
  /// The screen of the address, if it has one here.
  public var screen: Screen? {
    switch self {
    case .opened(let screen), .reused(let screen): screen
    case .performed, .external, .refused, .waiting: nil
    }
  }
}
