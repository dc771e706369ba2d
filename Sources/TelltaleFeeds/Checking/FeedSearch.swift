import Foundation

/// Finds the feeds in directories.
package enum FeedSearch {
  /// Returns the path itself for a file, and for a directory all feeds in it and below, in the order
  /// of their names.
  ///
  /// A feed is a file that is named `.jsonl`. Links to directories are not followed, so that a link
  /// to a directory above ends nothing in a circle.
  package static func feeds(at path: String) throws(FeedError) -> [String] {
    guard isDirectory(path) else { return [path] }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw .unreadable(file: path, reason: "its contents cannot be listed")
    }
    var found: [String] = []
    let base = path.hasSuffix("/") ? path : path + "/"
    for name in names.sorted() {
      let inner = base + name
      if isDirectory(inner) {
        if !isLink(inner) { found += try feeds(at: inner) }
      } else if name.hasSuffix(".jsonl") {
        found.append(inner)
      }
    }
    return found
  }

  private static func isDirectory(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: resolved(path)))?[.type]
      as? FileAttributeType
      == .typeDirectory
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
      == .typeSymbolicLink
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
