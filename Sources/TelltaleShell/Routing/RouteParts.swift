/// An address or a pattern taken apart, its pieces as they are written.
///
/// It is taken apart by bytes: a character may hold a delimiter and what combines with it.
struct RouteParts {
  static let maxBytes = 8192
  static let maxSegments = 100

  /// The scheme, in lower case.
  let scheme: String
  /// The host and the parts of the path; none for an address without a host, as `tel:5555` is.
  let segments: [ArraySlice<UInt8>]
  let query: [(key: ArraySlice<UInt8>, value: ArraySlice<UInt8>)]
  let fragment: ArraySlice<UInt8>?

  init(_ text: String) throws(RouteError) {
    guard text.utf8.count <= Self.maxBytes else { throw .tooLong }
    guard !text.hasControlCharacter else { throw .controlCharacter }
    var rest = ArraySlice(text.utf8)
    fragment = rest.cutTail(after: "#")
    query = (rest.cutTail(after: "?") ?? []).split(separator: UInt8(ascii: "&")).map {
      var key = $0
      let value = key.cutTail(after: "=") ?? []
      return (key, value)
    }
    guard let path = rest.cutTail(after: ":"), rest.isScheme else { throw .noScheme }
    scheme = String(decoding: rest, as: UTF8.self).lowercased()
    segments = path.starts(with: "//".utf8) ? path.dropFirst(2).segments : []
    guard segments.count <= Self.maxSegments else { throw .tooLong }
  }
}

extension String {
  /// Whether any of its characters controls a device.
  var hasControlCharacter: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension ArraySlice<UInt8> {
  /// Removes a mark and what follows it, which it returns; `nil` if it has no such mark.
  fileprivate mutating func cutTail(after mark: Unicode.Scalar) -> Self? {
    guard let place = firstIndex(of: UInt8(ascii: mark)) else { return nil }
    defer { self = self[..<place] }
    return self[(place + 1)...]
  }

  /// What slashes part; one at the end parts nothing.
  fileprivate var segments: [Self] {
    let segments = split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return segments.count > 1 && segments.last?.isEmpty == true ? segments.dropLast() : segments
  }

  fileprivate var isScheme: Bool {
    guard let first, Unicode.Scalar(first).isLetter else { return false }
    return allSatisfy {
      let scalar = Unicode.Scalar($0)
      return scalar.isLetter || ("0"..."9").contains(scalar)
        || "+-.".unicodeScalars.contains(scalar)
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of ASCII.
  fileprivate var isLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}
