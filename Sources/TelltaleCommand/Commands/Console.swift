import TelltaleFeeds

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

  /// Writes a text into a file, or to standard output if the path is "-".
  func write(_ text: String, to path: String) -> ExitStatus {
    if path == "-" {
      output.put(text)
      return .done
    }
    do throws(SystemError) {
      let file = try FileDescriptor.writing(path)
      defer { file.close() }
      try file.write(Array(text.utf8))
    } catch {
      report("\(path.printable): cannot be written: \(error)")
      return .unusable
    }
    return .done
  }
}
