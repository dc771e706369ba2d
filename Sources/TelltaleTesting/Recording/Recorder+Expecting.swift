public import Testing

@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
extension Recorder where Value: Equatable {
  /// Expects that exactly these values came since they were last taken, and forgets them.
  ///
  /// If others came, an issue is recorded: both lists, then line by line what is missing (`-`) and
  /// what is too much (`+`), with the cause of the first difference.
  ///
  /// ```
  /// badge: wanted ["1", "3"], got ["1", "2", "3"]
  ///     "1"
  ///   + "2"  ← first difference, after messages 1 → 2
  ///     "3"
  /// ```
  ///
  /// - Parameters:
  ///   - expected: The values in their order.
  ///   - comment: What the message is to say in addition.
  ///   - sourceLocation: Where the issue is recorded.
  public func expect(
    _ expected: [Value], _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let comparison = Comparison(of: label, expected: expected, records: records)
    clear()
    comparison.report(comment, at: sourceLocation)
  }
}

@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
extension Recorder {
  /// Expects that nothing came since values were last taken, and forgets what did.
  ///
  /// - Parameters:
  ///   - comment: What the message is to say in addition.
  ///   - sourceLocation: Where the issue is recorded.
  public func expectNothing(
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let comparison = Comparison(of: label, unexpected: records)
    clear()
    comparison.report(comment, at: sourceLocation)
  }
}
