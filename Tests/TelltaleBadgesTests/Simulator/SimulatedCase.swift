import Foundation
import TelltaleBadges

/// What a device came to know in a simulation, as a case that the command can check.
///
/// A feed has one device, so what was merged stands where it was merged, and every order is tried.
struct SimulatedCase {
  typealias Event = BadgeEvent<RootSection>

  let id: String
  /// The events of the case, each of them once.
  let events: [Event]
  /// The lines of the feed.
  let text: String

  init(_ simulation: Simulation, feed: [Event], oracle: ReferenceUnread) throws {
    id = "simulated-\(simulation.seed)"
    var known: Set<Event> = [.restart]
    events = (feed + [simulation.policy]).filter { known.insert($0).inserted }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let head = Head(id: id, title: "\(simulation.devices) devices, \(simulation.ending) at the end")
    var lines = [try encoder.encode(head)]
    lines += try events.map { try encoder.encode($0) }
    lines.append(try encoder.encode(Expectation(oracle)))
    text = lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
  }
}

extension SimulatedCase {
  /// Writes the case into the folder that the environment names, if it names one.
  ///
  /// - Returns: The path of the file.
  func save() throws -> String? {
    guard let folder = ProcessInfo.processInfo.environment["TELLTALE_CASES"] else { return nil }
    let directory = URL(fileURLWithPath: folder)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let file = directory.appendingPathComponent(id + ".jsonl")
    try Data(text.utf8).write(to: file)
    return file.path
  }
}

extension SimulatedCase {
  private struct Head: Encodable {
    var type = "case"
    var id: String
    var title: String
    var anyOrder = true
  }

  private struct Expectation: Encodable {
    struct Source: Encodable {
      var unread: Int
      var mentions: Int
      var flagged: Bool
    }

    var type = "expect"
    var sources: [String: Source] = [:]
    var sections: [String: String?] = [:]
    var icon: Int

    init(_ oracle: ReferenceUnread) {
      icon = oracle.icon
      for name in Simulation.sources {
        let status = oracle.status(name)
        sources[name] = Source(
          unread: status.unread, mentions: status.mentions, flagged: status.isFlagged)
      }
      for section in RootSection.allCases { sections[section.rawValue] = oracle.text(section) }
    }
  }
}
