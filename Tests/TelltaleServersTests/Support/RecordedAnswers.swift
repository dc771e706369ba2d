import Foundation

/// Answers that lie beside the package, in `../shared/data/servers` or where `TELLTALE_SERVERS`
/// says.
enum RecordedAnswers {
  static let folder =
    ProcessInfo.processInfo.environment["TELLTALE_SERVERS"].map { URL(fileURLWithPath: $0) }
    ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/data/servers")

  static let areThere = FileManager.default.fileExists(atPath: folder.path)

  static func answer(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(name + ".json")))
  }
}
