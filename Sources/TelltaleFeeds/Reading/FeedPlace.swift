/// A line of a feed.
package struct FeedPlace: Hashable, Sendable {
  /// The name of the file.
  package let file: String

  /// The number of the line, the first one being 1.
  package let line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

extension FeedPlace: CustomStringConvertible {
  package var description: String { "\(file):\(line)" }
}
