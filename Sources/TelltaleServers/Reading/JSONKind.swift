/// The kinds of values there are in JSON.
enum JSONKind {
  case null, boolean, number, text, list, object
}

extension JSONKind: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .text: "a string"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
