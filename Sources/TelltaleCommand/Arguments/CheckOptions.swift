/// What `telltale check` was asked for.
package struct CheckOptions: Equatable {
  /// Feeds, and directories of feeds.
  package let paths: [String]

  /// Whether names that mean nothing are errors.
  package let isStrict: Bool

  package init(paths: [String], isStrict: Bool) {
    self.paths = paths
    self.isStrict = isStrict
  }
}

extension CheckOptions {
  init(_ words: ArgumentWords) throws(UsageError) {
    self.init(
      paths: try words.operandsOrError(of: "a feed or a directory of feeds"),
      isStrict: words.has("--strict"))
  }
}
