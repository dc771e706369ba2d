import TelltaleFeeds
import TelltaleShell

/// The short names of the screens that are there, by which scripts speak of them.
///
/// A name is free again once its screen is gone.
@MainActor
final class ScreenNames {
  /// How many screens may have names at a time.
  static let limit = 1_000

  private struct Entry {
    weak var screen: Screen?
    let name: String
  }

  private var entries: [String: Entry] = [:]
  private var names: [ObjectIdentifier: String] = [:]
}

extension ScreenNames {
  /// The names in use, in no order.
  var all: [String] { entries.values.compactMap { $0.screen == nil ? nil : $0.name } }

  /// Whether there are as many screens as there may be.
  var isFull: Bool {
    guard entries.count >= Self.limit else { return false }
    entries = entries.filter { $0.value.screen != nil }
    names = names.filter { entries[$0.value] != nil }
    return entries.count >= Self.limit
  }

  func screen(named name: String) -> Screen? { entries[name]?.screen }

  /// Names a screen; if the name is in use, it gets a number.
  func add(_ screen: Screen, as wanted: String) {
    let wanted = Self.word(wanted)
    var name = wanted
    var number = 2
    while self.screen(named: name) != nil {
      name = "\(wanted)_\(number)"
      number += 1
    }
    entries[name] = Entry(screen: screen, name: name)
    names[ObjectIdentifier(screen)] = name
  }

  /// The name of a screen; a stack without one is named by the first number that is free.
  func name(of screen: Screen) -> String {
    // Another screen may have been where this one is.
    if let name = names[ObjectIdentifier(screen)], self.screen(named: name) === screen {
      return name
    }
    guard screen is ScreenStack else {
      add(screen, as: screen.title.value.isEmpty ? "screen" : screen.title.value)
      return name(of: screen)
    }
    var number = 1
    while self.screen(named: "n\(number)") != nil { number += 1 }
    add(screen, as: "n\(number)")
    return "n\(number)"
  }

  /// A text as one word of a script that cannot steer a terminal.
  private static func word(_ text: String) -> String {
    String(text.map { $0.isWhitespace ? "_" : $0 }).withoutControls
  }
}
