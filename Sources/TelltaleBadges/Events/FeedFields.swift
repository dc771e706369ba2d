#if !hasFeature(Embedded)
  /// The fields of one object in a feed, read with errors that say what was expected.
  struct FeedFields {
    let container: KeyedDecodingContainer<FeedField>

    init(_ decoder: any Decoder) throws {
      do {
        container = try decoder.container(keyedBy: FeedField.self)
      } catch {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "must be an object"))
      }
    }
  }

  extension FeedFields {
    func has(_ field: FeedField) -> Bool {
      guard container.contains(field) else { return false }
      return (try? container.decodeNil(forKey: field)) != true
    }

    func text(_ field: FeedField) throws -> String {
      guard let text = try? container.decode(String.self, forKey: field) else {
        throw error(field, "must be a string")
      }
      return text
    }

    func whole(_ field: FeedField, from least: Int = 0) throws -> Int {
      guard let number = try? container.decode(Int.self, forKey: field) else {
        let huge = (try? container.decode(Double.self, forKey: field)).map { $0 == $0.rounded() }
        throw error(
          field, huge == true ? Self.range(from: least) : "must be a whole number")
      }
      try check(number, from: least, path: container.codingPath + [field])
      return number
    }

    func flag(_ field: FeedField) throws -> Bool {
      guard let value = try? container.decode(Bool.self, forKey: field) else {
        throw error(field, "must be true or false")
      }
      return value
    }

    func choice<Choice: RawRepresentable<String>>(
      _ field: FeedField, _ choices: some Collection<Choice>
    ) throws -> Choice {
      guard let name = try? container.decode(String.self, forKey: field),
        let choice = Choice(rawValue: name)
      else { throw error(field, "must be " + Self.list(choices)) }
      return choice
    }

    func text(optional field: FeedField) throws -> String? {
      has(field) ? try text(field) : nil
    }

    func whole(optional field: FeedField, from least: Int = 0) throws -> Int? {
      has(field) ? try whole(field, from: least) : nil
    }

    func flag(optional field: FeedField) throws -> Bool? {
      has(field) ? try flag(field) : nil
    }

    func choice<Choice: RawRepresentable<String>>(
      optional field: FeedField, _ choices: some Collection<Choice>
    ) throws -> Choice? {
      has(field) ? try choice(field, choices) : nil
    }
  }

  extension FeedFields {
    /// Reads a list of orders, each an item's.
    func orders(_ field: FeedField) throws -> [Int] {
      guard var list = try? container.nestedUnkeyedContainer(forKey: field) else {
        throw error(field, "must be a list of whole numbers")
      }
      var orders: [Int] = []
      orders.reserveCapacity(list.count ?? 0)
      while !list.isAtEnd {
        let path = list.codingPath + [FeedField("Index \(list.currentIndex)")]
        guard let order = try? list.decode(Int.self) else {
          throw DecodingError.dataCorrupted(
            .init(codingPath: path, debugDescription: "must be a whole number"))
        }
        try check(order, from: 1, path: path)
        orders.append(order)
      }
      return orders
    }

    /// Reads a list of names out of a choice.
    func choices<Choice: RawRepresentable<String>>(
      _ field: FeedField, _ choices: some Collection<Choice>
    ) throws -> [Choice] {
      guard let names = try? container.decode([String].self, forKey: field) else {
        throw error(field, "must be a list of names")
      }
      return try names.map { name in
        guard let choice = Choice(rawValue: name) else {
          throw error(field, "must list only " + Self.list(choices))
        }
        return choice
      }
    }

    /// Reads an object, each of its values by a function of its own.
    func named<Value>(
      _ field: FeedField, _ read: (FeedFields, FeedField) throws -> Value
    ) throws -> [(name: String, value: Value)] {
      guard let inner = try? container.nestedContainer(keyedBy: FeedField.self, forKey: field)
      else { throw error(field, "must be an object") }
      let fields = FeedFields(container: inner)
      return try inner.allKeys.map { ($0.stringValue, try read(fields, $0)) }
    }
  }

  extension FeedFields {
    func error(_ field: FeedField, _ message: String) -> DecodingError {
      .dataCorrupted(
        .init(codingPath: container.codingPath + [field], debugDescription: message))
    }

    static func list<Choice: RawRepresentable<String>>(_ choices: some Collection<Choice>) -> String
    {
      let names = choices.map { "\"\($0.rawValue)\"" }
      guard names.count > 1, let last = names.last else { return names.first ?? "absent" }
      return names.dropLast().joined(separator: ", ") + " or " + last
    }

    private init(container: KeyedDecodingContainer<FeedField>) {
      self.container = container
    }

    private func check(_ number: Int, from least: Int, path: [any CodingKey]) throws {
      guard number < least || number > FeedNumbers.largest else { return }
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: path,
          debugDescription: Self.range(from: least)))
    }

    private static func range(from least: Int) -> String {
      "must be a whole number from \(least) to \(FeedNumbers.largest)"
    }
  }
#endif
