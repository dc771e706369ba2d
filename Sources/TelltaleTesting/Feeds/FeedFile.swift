import Foundation
public import Testing

// Feeds are recorded lives of an app, which say themselves what they must lead to.

/// A feed as an argument of a test, which makes it a test case with a name of its own.
public struct FeedFile: Sendable, Hashable {
  /// The path as the test gave it, which messages use.
  public let name: String
  /// The absolute path.
  public let path: String
  /// Why there is no feed, where none was found.
  let problem: String?

  /// Creates the feed of a path.
  ///
  /// - Parameters:
  ///   - path: An absolute path, or one that begins at the folder of the source file.
  ///   - filePath: The source file.
  public init(_ path: String, filePath: String = #filePath) {
    self.init(path, filePath: filePath, problem: nil)
  }

  init(_ path: String, filePath: String, problem: String?) {
    let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    name = path
    self.path = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL.path
    self.problem = problem
  }
}

extension FeedFile: CustomTestStringConvertible {
  /// The path as the test gave it.
  public var testDescription: String { name }
}
