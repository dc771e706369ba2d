import TelltaleShell

/// A screen of rows that keeps how far it was scrolled.
final class RoutedScreen: Screen {
  var offset = 0
  var rows = 1000
  var draft = ""

  override func saveState() -> RestorationState? {
    if !draft.isEmpty { return RestorationState(["draft": draft], isImportant: true) }
    return offset == 0 ? nil : RestorationState(["offset": "\(offset)"])
  }

  override func restore(_ state: RestorationState) {
    offset = min(rows, state["offset", as: Int.self] ?? 0)
    draft = state["draft", as: String.self] ?? ""
  }
}
