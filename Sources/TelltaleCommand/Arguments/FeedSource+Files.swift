import TelltaleFeeds

extension [FeedSource] {
  /// Whether one of the sources is the file at a path; "-" is none.
  func haveFile(at path: String) -> Bool {
    guard path != "-", let target = FileIdentity(path: path) else { return false }
    return contains { source in
      guard case .file(let path) = source else { return false }
      return FileIdentity(path: path) == target
    }
  }
}
