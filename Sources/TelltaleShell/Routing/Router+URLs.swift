extension Router {
  /// What the addresses of values are found by: a type, and a name if it has several.
  struct ValueKey: Hashable {
    let type: ObjectIdentifier
    let name: String?
  }
}

extension Router {
  /// Says how the addresses of the values of a type are made.
  ///
  /// ```swift
  /// try router.registerURL(for: Product.self, "shop://products/{id}") { ["id": "\($0.id)"] }
  /// try router.url(for: product)  // shop://products/7
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - name: What tells several addresses of a value apart.
  ///   - pattern: The form of the addresses.
  ///   - captures: Returns the values of the captures; an optional one may have none.
  /// - Throws: The `RouteError` that says what is wrong with the pattern.
  public func registerURL<Value>(
    for type: Value.Type, name: String? = nil, _ pattern: String,
    _ captures: @escaping (Value) -> [String: String?]
  ) throws(RouteError) {
    let generator = RouteGenerator(pattern: try RoutePattern(pattern), captures: captures)
    generators[ValueKey(type: ObjectIdentifier(type), name: name)] = generator
  }

  /// Returns the address of a value.
  ///
  /// - Throws: `RouteError.noURL` if none is registered for its type and the name, and otherwise
  ///   what `RoutePattern.url(_:query:fragment:)` throws.
  public func url<Value>(for value: Value, name: String? = nil) throws(RouteError) -> String {
    let key = ValueKey(type: ObjectIdentifier(Value.self), name: name)
    guard let generator = generators[key] as? RouteGenerator<Value> else {
      throw .noURL("\(Value.self)")
    }
    return try generator.pattern.url(generator.captures(value).compactMapValues(\.self))
  }
}
