/// How far a file has been read.
package struct FeedProgress: Equatable, Sendable {
  /// The name of the file.
  package let file: String

  /// The number of the line read last.
  package let line: Int

  /// How much of the file has been read, from 0 to 1; nil where its size is not known.
  package let fraction: Double?

  package init(file: String, line: Int, fraction: Double?) {
    self.file = file
    self.line = line
    self.fraction = fraction
  }
}
