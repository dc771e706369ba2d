import Foundation
import FuzzedFeeds
import FuzzingSupport
import TelltaleBadges

/// A line that a server sent.
enum Answer {
  /// Returns the event of a line: one that is written out, or the snapshot of an object of sources.
  static func event(_ line: ArraySlice<UInt8>) -> BadgeEvent<RootSection>? {
    if let event = decoded(BadgeEvent<RootSection>.self, line) { return event }
    guard let sources = decoded([String: SourceSnapshot].self, line) else { return nil }
    return .snapshot(through: 50, complete: line.count % 2 == 0, sources: sources)
  }

  /// Decodes a line; what the strict parser of feeds reads must be what the decoder reads.
  private static func decoded<Value: Decodable & Equatable>(
    _ type: Value.Type, _ line: ArraySlice<UInt8>
  ) -> Value? {
    let value = try? JSONDecoder().decode(type, from: Data(line))
    if let text = String(validating: line, as: UTF8.self),
      let root = try? JSONValue(parsing: text),
      let strict: Value = try? JSONNode(root: root).decode()
    {
      require(value == strict, "the decoder reads \(String(describing: value)), not \(strict)")
    }
    return value
  }
}
