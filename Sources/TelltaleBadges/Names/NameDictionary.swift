#if hasFeature(Embedded)
  /// Values by name, where names are equal if their bytes are.
  ///
  /// It takes the place of a dictionary where tables of Unicode would be too large. Its elements are in
  /// the order in which they came, but for the last, which takes the place of one that is removed.
  public struct NameDictionary<Value> {
    private var index = NameIndex()
    private var elements: [Value] = []

    /// Creates an empty dictionary.
    public init() {}
  }

  extension NameDictionary {
    /// The number of names.
    public var count: Int { elements.count }

    /// Whether there are no names.
    public var isEmpty: Bool { elements.isEmpty }

    /// The names.
    public var keys: [String] { index.names }

    /// The values, in the order of the names.
    public var values: [Value] { elements }

    /// The value of a name, `nil` for none.
    ///
    /// - Complexity: O(1).
    public subscript(name: String) -> Value? {
      get { index[name].map { elements[$0] } }
      set {
        guard let newValue else {
          _ = removeValue(forKey: name)
          return
        }
        if let number = index[name] {
          elements[number] = newValue
        } else {
          index.insert(name)
          elements.append(newValue)
        }
      }
    }

    /// Removes a name and returns its value, if it has one.
    ///
    /// - Complexity: O(1).
    public mutating func removeValue(forKey name: String) -> Value? {
      guard let number = index.remove(name) else { return nil }
      elements.swapAt(number, elements.count - 1)
      return elements.removeLast()
    }
  }

  extension NameDictionary: Sequence {
    /// Returns an iterator over the names and their values.
    public func makeIterator() -> IndexingIterator<[(key: String, value: Value)]> {
      zip(keys, values).map { (key: $0, value: $1) }.makeIterator()
    }
  }

  extension NameDictionary: ExpressibleByDictionaryLiteral {
    /// Creates a dictionary; of equal names the last counts.
    public init(dictionaryLiteral elements: (String, Value)...) {
      self.init()
      for (name, value) in elements { self[name] = value }
    }
  }

  extension NameDictionary: Equatable where Value: Equatable {
    /// Whether two dictionaries have the same values by the same names.
    public static func == (a: Self, b: Self) -> Bool {
      a.count == b.count && a.keys.allSatisfy { a[$0] == b[$0] }
    }
  }

  extension NameDictionary: Hashable where Value: Hashable {
    /// Adds what does not depend on the order of the names.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(count)
    }
  }

  extension NameDictionary: Sendable where Value: Sendable {}
#else
  /// Values by name: a dictionary of strings; only Embedded Swift has one of its own, which compares bytes.
  public typealias NameDictionary<Value> = [String: Value]
#endif
