extension Context {
  /// Asks a client whether two values are equivalent; what it reads does not count.
  @inlinable func compare<Value>(
    _ old: Value, _ new: Value, by areEquivalent: (Value, Value) -> Bool
  ) -> Bool {
    guard let reader else { return areEquivalent(old, new) }
    self.reader = nil
    defer { self.reader = reader }
    return areEquivalent(old, new)
  }

  /// Runs a client's body so that what it reads does not count.
  @inlinable func withoutReader<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let reader = self.reader
    self.reader = nil
    defer { self.reader = reader }
    return try body()
  }

  /// Takes note that a new source has hooks.
  @usableFromInline
  func addHooks(of source: Node) {
    let region = Region.make(in: self)
    source.enroll(in: region)
    source.state.insert(.hooked)
    region.hookedCount = 1
  }
}
