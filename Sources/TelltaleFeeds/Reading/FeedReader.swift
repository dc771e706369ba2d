package import TelltaleBadges

/// Reads feeds line by line, one file after the other, in memory that does not grow with them.
package struct FeedReader<Section: BadgeSection> {
  private var sources: ArraySlice<FeedSource>
  private var lines: LineReader?
  private let longestLine: Int
  private let isStrict: Bool

  /// Makes a reader of the sources in their order.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - longestLine: How many bytes a line may have; the rest of an endless one is not read.
  ///   - isStrict: Whether to look for fields that mean nothing.
  package init(_ sources: [FeedSource], longestLine: Int = 64 << 20, isStrict: Bool = false) {
    self.sources = sources[...]
    self.longestLine = longestLine
    self.isStrict = isStrict
  }
}

extension FeedReader {
  /// Reads the next line that says something; nil at the end of the last file.
  package mutating func next() throws(FeedError) -> FeedEntry<Section>? {
    while true {
      if lines == nil {
        guard let source = sources.popFirst() else { return nil }
        lines = try source.open(longestLine: longestLine)
      }
      if let bytes = try lines?.next(), let place = lines?.place {
        return try understand(bytes, at: place)
      }
      lines = nil
    }
  }

  /// How far the file under way has been read.
  package var progress: FeedProgress? {
    lines.map { FeedProgress(file: $0.place.file, line: $0.lineNumber, fraction: $0.fraction) }
  }

  private func understand(
    _ bytes: ArraySlice<UInt8>, at place: FeedPlace
  ) throws(FeedError) -> FeedEntry<Section> {
    let log = isStrict ? JSONFieldLog() : nil
    do throws(JSONError) {
      let line = try FeedLine<Section>(JSONNode(root: JSONParser.parse(bytes), log: log))
      return FeedEntry(place: place, line: line, unknownFields: log?.unknownFields ?? [])
    } catch {
      throw .invalidLine(place, problem: "\(error)")
    }
  }
}
