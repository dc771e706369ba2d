import Testing

extension SourceLocation {
  /// The file's name and the line.
  var shortDescription: String { "\(fileName):\(line)" }
}
