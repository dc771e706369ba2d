import Foundation
import TelltaleServers

/// The answers in `Tests/Servers`, each beside the feed it comes to and, if it contradicts itself,
/// the warnings.
enum AnswerSamples {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Servers")

  /// The names of the answers, each beginning with its server.
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()

  static func format(_ name: String) -> ServerFormat? {
    ServerFormat(rawValue: String(name.prefix { $0 != "-" }))
  }

  static func answer(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(name + ".json")))
  }

  static func feed(_ name: String) -> String {
    folder.appendingPathComponent(name + ".jsonl").path
  }

  /// The lines of a feed that are events.
  static func events(_ name: String) throws -> [String] {
    try String(contentsOfFile: feed(name), encoding: .utf8).split(separator: "\n")
      .filter { !$0.contains("\"expect\"") }.map(String.init)
  }

  static func warnings(_ name: String) -> [String] {
    let url = folder.appendingPathComponent(name + ".warnings")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }
}
