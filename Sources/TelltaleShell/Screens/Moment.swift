/// A moment in the appearance of a screen that its hooks hear of.
enum Moment {
  case willAppear, isAppearing, didAppear, willDisappear, didDisappear
}

extension Moment {
  /// The phase that begins with the moment.
  var phase: LifecyclePhase {
    switch self {
    case .willAppear, .isAppearing: .appearing
    case .didAppear: .visible
    case .willDisappear: .disappearing
    case .didDisappear: .loaded
    }
  }

  var event: ScreenEvent {
    switch self {
    case .willAppear: .willAppear
    case .isAppearing: .isAppearing
    case .didAppear: .didAppear
    case .willDisappear: .willDisappear
    case .didDisappear: .didDisappear
    }
  }
}
