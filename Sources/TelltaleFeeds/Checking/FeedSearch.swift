import Foundation

/// Finds the feeds in directories.
package enum FeedSearch {
  /// Returns the path itself for a file, and for a directory all feeds in it and below, in the order
  /// of their names.
  ///
  /// A feed is a file that is named `.jsonl`, or a link of that name that leads nowhere, which
  /// whoever reads it will tell. Pipes and devices may never end, and are no feeds here. Links to
  /// directories are not followed, so that a link to a directory above ends nothing in a circle.
  package static func feeds(at path: String) throws(FeedError) -> [String] {
    guard type(ofFileAt: resolved(path)) == .typeDirectory else { return [path] }
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
      switch type(ofFileAt: resolved(inner)) {
      case .typeDirectory:
        if type(ofFileAt: inner) != .typeSymbolicLink { found += try feeds(at: inner) }
      case .typeRegular, .typeSymbolicLink, nil:
        if name.hasSuffix(".jsonl") { found.append(inner) }
      default: break
      }
    }
    return found
  }

  private static func type(ofFileAt path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
