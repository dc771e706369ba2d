extension RoutePattern {
  /// A piece of a pattern, the more specific first.
  enum Piece: Hashable, Sendable {
    case literal(String)
    case capture(String)
    /// Any number of segments, or none.
    case rest
  }

  /// A value of a query that is captured.
  struct QueryCapture: Hashable, Sendable {
    let key: String
    let name: String
    let isRequired: Bool
  }
}

extension RoutePattern.Piece {
  /// Reads a fragment.
  init(_ written: ArraySlice<UInt8>) throws(RouteError) {
    if let name = try written.captureName() {
      self = .capture(name)
    } else {
      self = .literal(try written.percentDecoded())
    }
  }

  /// Reads a host or a part of a path.
  init(segment written: ArraySlice<UInt8>) throws(RouteError) {
    self = written.elementsEqual("*".utf8) ? .rest : try Self(written)
    if case .literal = self { _ = try written.percentDecodedSegment() }
  }

  var name: String? {
    if case .capture(let name) = self { name } else { nil }
  }

  /// The piece of a host, which ignores case.
  var lowercased: Self {
    if case .literal(let text) = self { .literal(text.lowercasedASCII) } else { self }
  }

  /// The piece without its name, which makes no difference to what it matches.
  var nameless: Self {
    if case .capture = self { .capture("") } else { self }
  }

  var rank: Int {
    switch self {
    case .literal: 0
    case .capture: 1
    case .rest: 2
    }
  }
}

extension RoutePattern.QueryCapture {
  /// Reads a key and the capture of its value.
  init(_ item: (key: ArraySlice<UInt8>, value: ArraySlice<UInt8>)) throws(RouteError) {
    key = try item.key.percentDecoded()
    var value = item.value
    isRequired = !value.elementsEqual(value.dropLast(2) + "?}".utf8)
    if !isRequired { value = value.dropLast(2) + "}".utf8 }
    guard let name = try value.captureName() else {
      throw .badCapture(String(decoding: item.value, as: UTF8.self))
    }
    self.name = name
  }
}

extension ArraySlice<UInt8> {
  /// The name in the braces around the piece; `nil` if it has none.
  fileprivate func captureName() throws(RouteError) -> String? {
    guard contains(where: "{}".utf8.contains) else { return nil }
    let name = String(decoding: dropFirst().dropLast(), as: UTF8.self)
    guard first == UInt8(ascii: "{"), last == UInt8(ascii: "}"), !name.isEmpty,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" })
    else { throw .badCapture(String(decoding: self, as: UTF8.self)) }
    return name
  }
}
