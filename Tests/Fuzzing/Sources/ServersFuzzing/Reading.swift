import TelltaleBadges
import TelltaleServers

/// What an answer comes to.
struct Reading: Equatable {
  private(set) var events: [BadgeEvent<RootSection>] = []
  private var warnings: [ImportWarning] = []
  private var error: ImportError?

  init(_ format: ServerFormat, isComplete: Bool, _ pieces: [[UInt8]]) {
    var importer = ServerImporter(format, isComplete: isComplete)
    var events: [BadgeEvent<RootSection>] = []
    var warnings: [ImportWarning] = []
    do throws(ImportError) {
      try importer.read(pieces) {
        warnings.append($0)
      } onEvent: {
        events.append($0)
      }
    } catch {
      self.error = error
    }
    self.events = events
    self.warnings = warnings
  }
}

extension Reading {
  /// Whether the events are none, or lie between a beginning and an end.
  var isTransaction: Bool {
    guard !events.isEmpty else { return true }
    return events.first == .begin && events.last == .commit
      && !events.dropFirst().dropLast().contains { $0 == .begin || $0 == .commit }
  }
}

extension [UInt8] {
  func pieces(of size: Int) -> [[UInt8]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
