extension AnswerReader {
  /// How many names of an object are compared to find one that stands twice.
  private static let mostComparedNames = 65_536

  /// Reads the fields of an object that mean something, and passes over the others.
  ///
  /// The body must read or pass over the value of the field it is given.
  ///
  /// - Returns: Whether an object stood there.
  @discardableResult
  mutating func eachField<Field: RawRepresentable<String> & Equatable>(
    _ type: Field.Type,
    _ body: (inout AnswerReader, Field) throws(ImportError) -> Void
  ) throws(ImportError) -> Bool {
    var seen: [Field] = []
    return try eachMember { (reader, name, column) throws(ImportError) in
      guard let field = Field(rawValue: name) else { return try reader.skip() }
      if seen.contains(field) {
        reader.warn(.repeatedField(name), at: reader.place(column: column))
      }
      seen.append(field)
      try body(&reader, field)
    }
  }

  /// Reads the members of an object whose names are the server's.
  ///
  /// The body must read or pass over the value of the member it is given.
  @discardableResult
  mutating func eachEntry(
    _ body: (inout AnswerReader, String) throws(ImportError) -> Void
  ) throws(ImportError) -> Bool {
    var seen: Set<String> = []
    return try eachMember { (reader, name, column) throws(ImportError) in
      if seen.contains(name) {
        reader.warn(.repeatedField(name), at: reader.place(column: column))
      } else if seen.count < Self.mostComparedNames {
        seen.insert(name)
      }
      try body(&reader, name)
    }
  }

  /// Reads the elements of a list; the body must read or pass over each.
  @discardableResult
  mutating func eachElement(
    _ body: (inout AnswerReader) throws(ImportError) -> Void
  ) throws(ImportError) -> Bool {
    guard try expects(.list, "a list") else { return false }
    try enter()
    var index = 0
    while try !leaves(UInt8(ascii: "]"), isFirst: index == 0, "\",\" or \"]\"") {
      path.append(.index(index))
      skipSpace()
      try body(&self)
      path.removeLast()
      index += 1
    }
    return true
  }

  private mutating func eachMember(
    _ body: (inout AnswerReader, String, Int) throws(ImportError) -> Void
  ) throws(ImportError) -> Bool {
    guard try expects(.object, "an object") else { return false }
    try enter()
    var isFirst = true
    while try !leaves(UInt8(ascii: "}"), isFirst: isFirst, "\",\" or \"}\"") {
      isFirst = false
      skipSpace()
      guard peek() == UInt8(ascii: "\"") else { throw unexpected(wanted: "a name in quotes") }
      let start = column
      let name = try readString()
      skipSpace()
      guard consume(UInt8(ascii: ":")) else { throw unexpected(wanted: "\":\"") }
      path.append(.name(name))
      skipSpace()
      try body(&self, name, start)
      path.removeLast()
    }
    return true
  }

  private mutating func enter() throws(ImportError) {
    guard depth < Self.deepestNesting else { throw nestedTooDeep }
    depth += 1
    position += 1
  }

  /// Whether the container ends; otherwise the cursor goes to what follows.
  private mutating func leaves(
    _ end: UInt8, isFirst: Bool, _ wanted: String
  ) throws(ImportError) -> Bool {
    skipSpace()
    if consume(end) {
      depth -= 1
      return true
    }
    if !isFirst, !consume(UInt8(ascii: ",")) { throw unexpected(wanted: wanted) }
    return false
  }
}
