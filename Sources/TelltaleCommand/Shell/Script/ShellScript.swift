package import TelltaleShell

import struct Foundation.Data

/// A script that is played line by line, and the app that it is played to.
@MainActor
package final class ShellScript {
  /// The app; none before the first action.
  package private(set) var app: DemoApp?
  private let language: RootLanguage
  private let onTrace: (String) -> Void

  /// Makes a script that has done nothing.
  ///
  /// - Parameters:
  ///   - language: The language of the titles.
  ///   - onTrace: Hears what the actions emit, an event a line.
  package init(language: RootLanguage = .english, onTrace: @escaping (String) -> Void) {
    self.language = language
    self.onTrace = onTrace
  }
}

extension ShellScript {
  /// Does what a line says; before the first action but `launch`, the app is launched silently.
  package func play(_ line: String) throws(ShellActionError) {
    guard let action = try ShellAction.parse(line) else { return }
    if case .launch(let start) = action { return launch(start).launch() }
    let app = app ?? silentlyLaunched()
    try app.perform(action)
  }

  private func launch(_ start: DemoApp.Start) -> DemoApp {
    let new = DemoApp(start, language: language, saved: app?.saved)
    new.onTrace = onTrace
    app = new
    return new
  }

  private func silentlyLaunched() -> DemoApp {
    let app = launch(.signedIn)
    app.onTrace = nil
    app.launch()
    app.onTrace = onTrace
    return app
  }
}
