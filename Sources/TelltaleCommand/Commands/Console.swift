/// Where a command writes.
package struct Console {
  /// For results.
  package let output: Output

  /// For messages.
  package let errors: Output

  package init(output: Output, errors: Output) {
    self.output = output
    self.errors = errors
  }
}

extension Console {
  /// Tells of a problem at once, after the results so far.
  func report(_ problem: some CustomStringConvertible) {
    output.flush()
    errors.line("\(problem)")
    errors.flush()
  }
}
