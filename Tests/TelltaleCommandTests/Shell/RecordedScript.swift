import Foundation
import Testing

/// A script of `Tests/Scripts`, in which what an action emits is a comment after it.
struct RecordedScript: Sendable, CustomTestStringConvertible {
  /// An action, and what it has to emit, if the script says so.
  struct Step: Sendable {
    let place: Int
    let line: String
    var emitted: [Substring]
  }

  let path: String
  var testDescription: String { URL(fileURLWithPath: path).lastPathComponent }
}

extension RecordedScript {
  private static let mark = "# ⇒ "

  static let all: [RecordedScript] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scripts")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().map { name in
      RecordedScript(path: folder.appendingPathComponent(name).path)
    }
  }()

  /// What the script does, in order.
  func steps() throws -> [Step] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var steps: [Step] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix(Self.mark), let last = steps.indices.last {
        steps[last].emitted.append(line.dropFirst(Self.mark.count))
      } else if !line.isEmpty, !line.hasPrefix("#") {
        steps.append(Step(place: index + 1, line: String(line), emitted: []))
      }
    }
    return steps
  }
}
