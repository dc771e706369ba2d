import TelltaleFeeds

/// Finds the feeds in a folder and below, in the order of their names, as arguments of a test.
///
/// ```swift
/// @Test(arguments: feeds(in: "Feeds")) func `a feed ends as it says`(feed: FeedFile) {
///   checkFeed(feed)
/// }
/// ```
///
/// A feed is a file named `.jsonl`; a path to a file is taken as it is. A folder that cannot be read,
/// or has no feeds, becomes an argument as well, whose check fails and says so: a test without
/// arguments would not run.
///
/// - Parameters:
///   - path: An absolute path, or one that begins at the folder of the source file.
///   - filePath: The source file.
/// - Returns: The feeds; never none.
public func feeds(in path: String, filePath: String = #filePath) -> [FeedFile] {
  let folder = FeedFile(path, filePath: filePath)
  do throws(FeedError) {
    let found = try FeedSearch.feeds(at: folder.path)
    if found.isEmpty {
      return [FeedFile(path, filePath: filePath, problem: "there is no feed in it")]
    }
    return found.map { found in
      FeedFile(path.trimmedAsFolder + found.dropFirst(folder.path.count), filePath: filePath)
    }
  } catch {
    return [FeedFile(path, filePath: filePath, problem: "its contents cannot be listed")]
  }
}

extension String {
  /// The path without the slashes at its end.
  fileprivate var trimmedAsFolder: String {
    var path = self
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
