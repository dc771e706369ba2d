/// The elements of a list as `Decodable` types ask for them, one after the other.
struct JSONElements {
  private let elements: [JSONValue]
  private let path: JSONPath?
  private let log: JSONFieldLog?
  private(set) var currentIndex = 0

  init(_ elements: [JSONValue], at path: JSONPath?, log: JSONFieldLog?) {
    self.elements = elements
    self.path = path
    self.log = log
  }

  private mutating func next() -> JSONNode {
    defer { currentIndex += 1 }
    let value = isAtEnd ? nil : elements[currentIndex]
    return JSONNode(value, named: String(currentIndex), in: path, log: log)
  }
}

extension JSONElements: UnkeyedDecodingContainer {
  var codingPath: [any CodingKey] { path?.names.map(JSONKey.init(stringValue:)) ?? [] }

  var count: Int? { elements.count }

  var isAtEnd: Bool { currentIndex >= elements.count }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, elements[currentIndex] == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next().decode(type) }

  mutating func decode(_ type: Bool.Type) throws -> Bool { try next().boolean() }
  mutating func decode(_ type: String.Type) throws -> String { try next().text() }
  mutating func decode(_ type: Double.Type) throws -> Double { try next().real() }
  mutating func decode(_ type: Float.Type) throws -> Float { try next().real() }
  mutating func decode(_ type: Int.Type) throws -> Int { try next().whole() }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try next().whole() }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try next().whole() }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try next().whole() }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try next().whole() }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try next().whole() }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next().whole() }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next().whole() }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next().whole() }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next().whole() }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { next() }
}
