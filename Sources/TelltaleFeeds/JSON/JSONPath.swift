/// The way from the root of a JSON text to a container in it, shared by all that lies inside.
final class JSONPath {
  private let parent: JSONPath?
  private let name: String

  init(_ name: String, in parent: JSONPath?) {
    self.parent = parent
    self.name = name
  }
}

extension JSONPath {
  /// The names on the way, outermost first.
  var names: [String] { (parent?.names ?? []) + [name] }
}
