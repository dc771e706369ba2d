/// The members of an object as `Decodable` types ask for them.
struct JSONMembers<Key: CodingKey> {
  private let object: JSONObject
  private let path: JSONPath?
  private let log: JSONFieldLog?
  private let fields: JSONFieldLog.Fields?

  init(_ object: JSONObject, at path: JSONPath?, log: JSONFieldLog?) {
    self.object = object
    self.path = path
    self.log = log
    fields = log?.fields(of: object, at: path?.names ?? [])
  }

  private func value(_ key: some CodingKey) -> JSONValue? {
    fields?.ask(for: key.stringValue)
    return object[key.stringValue]
  }

  private func node(_ key: some CodingKey) -> JSONNode {
    JSONNode(value(key), named: key.stringValue, in: path, log: log)
  }
}

extension JSONMembers: KeyedDecodingContainerProtocol {
  var codingPath: [any CodingKey] { path?.names.map(JSONKey.init(stringValue:)) ?? [] }

  var allKeys: [Key] { object.members.compactMap { Key(stringValue: $0.name) } }

  func contains(_ key: Key) -> Bool { value(key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool {
    guard case .null? = value(key) else { return false }
    return true
  }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try node(key).boolean() }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try node(key).text() }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try node(key).real() }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try node(key).real() }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try node(key).whole() }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try node(key).whole() }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try node(key).whole() }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try node(key).whole() }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try node(key).whole() }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try node(key).whole() }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try node(key).whole() }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try node(key).whole() }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try node(key).whole() }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try node(key).whole() }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try node(key).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try node(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try node(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { node(JSONKey(stringValue: "super")) }

  func superDecoder(forKey key: Key) throws -> any Decoder { node(key) }
}
