/// Notes which members of objects are asked for, so that those nobody knows can be told.
///
/// A type that is read asks for every field it knows, whether it is there or not. So the log needs
/// no list of fields, and what was asked for beside an unknown name are the names it may mean.
final class JSONFieldLog {
  /// An object and the names that were asked for in it.
  final class Fields {
    fileprivate let object: JSONObject
    fileprivate let path: [String]
    fileprivate var known: Set<String> = []

    fileprivate init(_ object: JSONObject, at path: [String]) {
      self.object = object
      self.path = path
    }
  }

  private var objects: [Fields] = []
  private var positions: [[String]: Int] = [:]
}

extension JSONFieldLog.Fields {
  func ask(for name: String) { known.insert(name) }
}

extension JSONFieldLog {
  /// The notes on an object, which may be asked more than once.
  func fields(of object: JSONObject, at path: [String]) -> Fields {
    if let position = positions[path] { return objects[position] }
    let fields = Fields(object, at: path)
    positions[path] = objects.count
    objects.append(fields)
    return fields
  }

  /// The fields that were there and nobody asked for, outermost first.
  var unknownFields: [UnknownField] {
    objects.flatMap { fields in
      fields.object.members.lazy.map(\.name).filter { !fields.known.contains($0) }.map { name in
        UnknownField(path: fields.path + [name], suggestion: name.nearest(among: fields.known))
      }
    }
  }
}
