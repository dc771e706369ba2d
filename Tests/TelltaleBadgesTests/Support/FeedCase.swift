import Foundation
import TelltaleBadges

/// A line of a feed: an event, or what a test expects.
enum FeedLine {
  case title(id: String, isAnyOrder: Bool)
  case expect(FeedExpectation)
  case event(BadgeEvent<RootSection>)
}

extension FeedLine: Decodable {
  private struct Head: Decodable {
    var type: String
    var id: String?
    var anyOrder: Bool?
  }

  init(from decoder: any Decoder) throws {
    let head = try Head(from: decoder)
    switch head.type {
    case "case": self = .title(id: head.id ?? "", isAnyOrder: head.anyOrder ?? false)
    case "expect": self = .expect(try FeedExpectation(from: decoder))
    default: self = .event(try BadgeEvent(from: decoder))
    }
  }
}

struct FeedExpectation: Decodable {
  struct Source: Decodable {
    var unread: Int
    var mentions: Int
    var flagged: Bool
  }

  enum Told: Decodable, Equatable {
    case text(String?)
    case number(Int)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .text(nil)
      } else if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }

  var sources: [String: Source]?
  var sections: [String: String?]?
  var icon: Int?
  var emissions: [String: [Told]]?
}

/// A feed read into lines, with the numbers they have in the file.
struct FeedFile {
  var name: String
  var lines: [(number: Int, line: FeedLine)]

  init(_ name: String, _ text: String) throws {
    self.name = name
    lines = []
    let decoder = JSONDecoder()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      lines.append((index + 1, try decoder.decode(FeedLine.self, from: Data(line.utf8))))
    }
  }
}

/// The files that lie beside the package, where there are any.
enum SharedFiles {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared")

  static func feeds(_ folder: String) -> [URL] {
    let path = root.appendingPathComponent(folder)
    let found = try? FileManager.default.contentsOfDirectory(
      at: path, includingPropertiesForKeys: nil)
    return (found ?? []).filter { $0.pathExtension == "jsonl" }.sorted { $0.path < $1.path }
  }
}
