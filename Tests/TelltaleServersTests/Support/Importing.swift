import TelltaleBadges
import TelltaleServers

/// What an answer came to, or why it could not be used.
struct Outcome: Equatable {
  var events: [BadgeEvent<RootSection>] = []
  var warnings: [ImportWarning] = []
  var error: ImportError?
}

extension Outcome {
  /// Reads an answer in pieces.
  init(_ format: ServerFormat, isComplete: Bool = false, pieces: some Sequence<[UInt8]>) {
    var importer = ServerImporter(format, isComplete: isComplete)
    var outcome = Outcome()
    do throws(ImportError) {
      try importer.read(pieces) {
        outcome.warnings.append($0)
      } onEvent: {
        outcome.events.append($0)
      }
    } catch {
      outcome.error = error
    }
    self = outcome
  }

  init(_ format: ServerFormat, isComplete: Bool = false, _ text: String) {
    self.init(format, isComplete: isComplete, pieces: [Array(text.utf8)])
  }
}

extension [UInt8] {
  /// The bytes in pieces of random sizes, some of them empty.
  func cut(using random: inout some RandomNumberGenerator, largest: Int) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var rest = self[...]
    while !rest.isEmpty {
      let size = Int.random(in: 0...largest, using: &random)
      pieces.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    return pieces
  }
}

extension UnreadManager<RootSection> {
  /// What the badges show after events.
  convenience init(after events: [BadgeEvent<RootSection>]) {
    self.init()
    for event in events { apply(event) }
  }

  func unread(_ source: String) -> Int { status(of: source).value.unread }

  func text(_ section: RootSection) -> String? { badge(for: section).value.text }
}
