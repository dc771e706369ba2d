import Foundation
import TelltaleShell

extension DemoApp {
  /// How long what was saved can be restored.
  private static let maxAge = Duration.seconds(24 * 60 * 60)

  /// Opens a link as the system does that hands it to the app.
  func open(_ url: String) {
    // In a window of nobody's the router is alone.
    guard shell.root.value != nil else { return route(url) }
    let count = links.count
    shell.open(url)
    if links.count == count { trace("router.forgotten") }
  }

  /// Opens the links that came up meanwhile.
  func openLinks() {
    while !links.isEmpty { route(links.removeFirst()) }
  }

  /// Saves what is open.
  func save() {
    let path = router.savedPath(account: shell.record.value.signedInAccount)
    // Texts, numbers and a date can always be written.
    saved = path.flatMap { try? JSONEncoder().encode($0) }
    trace("router.saved \(path.map { $0.urls.joined(separator: " ") } ?? "nothing")")
  }

  /// Opens what was saved.
  func restore() {
    guard let path = saved.flatMap({ try? JSONDecoder().decode(SavedPath.self, from: $0) }) else {
      return trace("router.failed nothing was saved")
    }
    do {
      let account = shell.record.value.signedInAccount
      try router.restore(path, account: account, maxAge: Self.maxAge)
      trace("router.restored")
    } catch {
      trace("router.failed \(error)")
    }
  }

  private func route(_ url: String) {
    do {
      switch try router.open(url) {
      case .opened(let screen): trace("router.opened \(names.name(of: screen))")
      case .reused(let screen): trace("router.reused \(names.name(of: screen))")
      case .performed: trace("router.performed")
      case .external: trace("router.external")
      case .refused: trace("router.refused")
      case .waiting: trace("router.waiting")
      }
    } catch {
      trace("router.failed \(error)")
    }
  }
}
