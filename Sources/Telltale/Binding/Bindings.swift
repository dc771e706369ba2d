#if !hasFeature(Embedded)

  /// The bindings of an object's properties, one for each property.
  public final class Bindings {
    private var tokens: [AnyKeyPath: ObservationToken] = [:]

    /// Creates an empty collection of bindings.
    public init() {}

    /// Ends every binding.
    public func cancel() {
      let ended = tokens
      tokens = [:]
      for token in ended.values { token.cancel() }
    }

    /// Ends the binding of a property, if there is one.
    public func cancel(_ property: AnyKeyPath) {
      tokens.removeValue(forKey: property)?.cancel()
    }

    @usableFromInline func keep(_ token: ObservationToken, for property: AnyKeyPath) {
      tokens[property] = token
    }
  }

#endif
