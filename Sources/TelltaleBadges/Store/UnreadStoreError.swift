#if canImport(Foundation) && !hasFeature(Embedded)
  /// What can go wrong with a saved unread state.
  public enum UnreadStoreError: Error, Hashable, Sendable {
    /// The file is there but cannot be read.
    case unreadable(path: String, reason: String)
    /// The file cannot be written or removed.
    case unwritable(path: String, reason: String)
    /// The file is not what was saved; it was moved aside, if that was possible.
    case damaged(path: String, reason: String, keptAs: String?)
    /// The file comes from a newer version; it was moved aside, if that was possible.
    case newerVersion(Int, path: String, keptAs: String?)
    /// The file names a section that the app does not have; it was moved aside, if possible.
    case unknownSection(String, path: String, keptAs: String?)
  }

  extension UnreadStoreError: CustomStringConvertible {
    /// A sentence for people.
    public var description: String {
      switch self {
      case .unreadable(let path, let reason):
        "file \"\(path)\" cannot be read: \(reason)"
      case .unwritable(let path, let reason):
        "file \"\(path)\" cannot be written: \(reason)"
      case .damaged(let path, let reason, let kept):
        "file \"\(path)\" is damaged: \(reason)" + Self.kept(kept)
      case .unknownSection(let section, let path, let kept):
        "file \"\(path)\" names section \"\(section)\", which is unknown" + Self.kept(kept)
      case .newerVersion(let version, let path, let kept):
        "file \"\(path)\" has version \(version), which is newer" + Self.kept(kept)
      }
    }

    private static func kept(_ path: String?) -> String {
      path.map { ", kept as \"\($0)\"" } ?? ", left where it is"
    }
  }
#endif
