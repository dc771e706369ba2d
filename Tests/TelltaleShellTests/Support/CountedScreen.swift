import Telltale
import TelltaleShell
import TelltaleTesting

/// A screen whose life is counted, and that owns observations.
final class CountedScreen: Screen {
  private let life: LifetimeTracker.Instance<Void>
  private var tokens: [ObservationToken] = []

  init(_ lives: LifetimeTracker, title: String = "") {
    life = lives.instance()
    super.init(title: title)
  }

  func keep(_ token: ObservationToken) {
    tokens.append(token)
  }
}
