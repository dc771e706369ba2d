/// A place in the answer of a server.
public struct ImportPlace: Hashable, Sendable {
  /// The line, the first one being 1.
  public let line: Int
  /// The byte of the line, the first one being 1.
  public let column: Int
  /// The way there from the outermost object; empty at the top.
  ///
  /// Names are separated by points; a name that is no identifier, and a position in a list, stand
  /// in brackets, as in `rooms.join["!a:example.org"].unread_notifications`.
  public let path: String
}

extension ImportPlace: CustomStringConvertible {
  /// The line, the column and the path.
  public var description: String {
    let place = "line \(line), column \(column)"
    return path.isEmpty ? place : "\(place), \(path)"
  }
}
