/// A value at its place, from which a `Decodable` type is made.
///
/// Whatever does not fit is thrown as a `JSONError`, which names the place and what it asks for.
package struct JSONNode {
  let value: JSONValue?
  let name: String
  let parent: JSONPath?

  /// Where it is noted which fields are asked for, if that is wanted.
  let log: JSONFieldLog?

  init(_ value: JSONValue?, named name: String, in parent: JSONPath?, log: JSONFieldLog?) {
    self.value = value
    self.name = name
    self.parent = parent
    self.log = log
  }

  /// Makes the node of a whole text.
  package init(root value: JSONValue) {
    self.init(root: value, log: nil)
  }

  init(root value: JSONValue, log: JSONFieldLog?) {
    self.init(value, named: "", in: nil, log: log)
  }
}

// MARK: - What stands here, in Swift's types

extension JSONNode {
  /// Makes a value of that type from what stands here.
  package func decode<T: Decodable>(_ type: T.Type = T.self) throws(JSONError) -> T {
    do {
      return try T(from: self)
    } catch let error as JSONError {
      throw error
    } catch let error as DecodingError {
      throw fieldError(error)
    } catch {
      throw mismatch("valid (\(error))")
    }
  }

  func boolean() throws(JSONError) -> Bool {
    guard case .bool(let result) = value else { throw mismatch("true or false") }
    return result
  }

  func text() throws(JSONError) -> String {
    guard case .string(let result) = value else { throw mismatch("a string") }
    return result
  }

  func whole<T: FixedWidthInteger>(_ type: T.Type = T.self) throws(JSONError) -> T {
    guard case .integer(let number) = value else { throw mismatch("a whole number") }
    guard let result = T(exactly: number) else {
      throw mismatch("a whole number from \(T.min) to \(T.max)")
    }
    return result
  }

  func real<T: BinaryFloatingPoint & LosslessStringConvertible>(
    _ type: T.Type = T.self
  ) throws(JSONError) -> T {
    switch value {
    case .integer(let number): return T(number)
    case .number(let text): if let result = T(text), result.isFinite { return result }
    default: break
    }
    throw mismatch("a number")
  }

  func members() throws(JSONError) -> JSONObject {
    guard case .object(let result) = value else { throw mismatch("an object") }
    return result
  }

  func member(_ name: String) throws(JSONError) -> JSONValue? {
    let object = try members()
    log?.fields(of: object, at: names).ask(for: name)
    return object[name]
  }

  func elements() throws(JSONError) -> [JSONValue] {
    guard case .array(let result) = value else { throw mismatch("a list") }
    return result
  }
}

// MARK: - Places

extension JSONNode {
  /// This place as the container of others; nil at the root.
  var path: JSONPath? { isRoot ? nil : JSONPath(name, in: parent) }

  var names: [String] { isRoot ? [] : (parent?.names ?? []) + [name] }

  private var isRoot: Bool { parent == nil && name.isEmpty }

  func mismatch(_ expected: String) -> JSONError {
    .field(path: names, expected: expected, found: value)
  }
}
