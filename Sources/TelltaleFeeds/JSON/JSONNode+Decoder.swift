extension JSONNode: Decoder {
  package var codingPath: [any CodingKey] { names.map(JSONKey.init(stringValue:)) }

  package var userInfo: [CodingUserInfoKey: Any] { [:] }

  package func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(JSONMembers(try members(), at: path, log: log))
  }

  package func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    JSONElements(try elements(), at: path, log: log)
  }

  package func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension JSONNode: SingleValueDecodingContainer {
  package func decodeNil() -> Bool { value == .null }

  package func decode(_ type: Bool.Type) throws -> Bool { try boolean() }
  package func decode(_ type: String.Type) throws -> String { try text() }
  package func decode(_ type: Double.Type) throws -> Double { try real() }
  package func decode(_ type: Float.Type) throws -> Float { try real() }
  package func decode(_ type: Int.Type) throws -> Int { try whole() }
  package func decode(_ type: Int8.Type) throws -> Int8 { try whole() }
  package func decode(_ type: Int16.Type) throws -> Int16 { try whole() }
  package func decode(_ type: Int32.Type) throws -> Int32 { try whole() }
  package func decode(_ type: Int64.Type) throws -> Int64 { try whole() }
  package func decode(_ type: UInt.Type) throws -> UInt { try whole() }
  package func decode(_ type: UInt8.Type) throws -> UInt8 { try whole() }
  package func decode(_ type: UInt16.Type) throws -> UInt16 { try whole() }
  package func decode(_ type: UInt32.Type) throws -> UInt32 { try whole() }
  package func decode(_ type: UInt64.Type) throws -> UInt64 { try whole() }
}
