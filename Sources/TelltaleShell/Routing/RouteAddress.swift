/// An address taken apart and decoded: what patterns match against.
struct RouteAddress {
  let text: String
  /// The scheme, the host and the parts of the path; the first two in lower case.
  let pieces: [String]
  /// The query; of several values of a key the first.
  let query: [String: String]
  let fragment: String?

  init(_ text: String) throws(RouteError) {
    let parts = try RouteParts(text)
    self.text = text
    let segments = try parts.segments.map { (segment) throws(RouteError) in
      try segment.percentDecodedSegment()
    }
    pieces = [parts.scheme] + segments.prefix(1).map(\.lowercasedASCII) + segments.dropFirst()
    var query: [String: String] = [:]
    for (key, value) in parts.query {
      let (key, value) = (try key.percentDecoded(), try value.percentDecoded())
      if query[key] == nil { query[key] = value }
    }
    self.query = query
    fragment = try parts.fragment?.percentDecoded()
  }
}

extension String {
  /// The text with the letters of ASCII in lower case.
  var lowercasedASCII: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.lowercasedASCII }))
  }
}

extension Unicode.Scalar {
  fileprivate var lowercasedASCII: Self {
    ("A"..."Z").contains(self) ? Self(UInt8(ascii: self) | 0x20) : self
  }
}
