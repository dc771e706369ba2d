#if hasFeature(Embedded)
  /// Values by section, kept in the order of the sections.
  ///
  /// It takes the place of a dictionary, which is large where it is compiled anew for each use.
  public struct SectionDictionary<Section: BadgeSection, Value: Hashable & Sendable>:
    Hashable, Sendable
  {
    private var elements: [Value?] = Section.allCases.map { _ in nil }

    /// Creates an empty dictionary.
    public init() {}
  }

  extension SectionDictionary: ExpressibleByDictionaryLiteral {
    /// Creates a dictionary; of equal sections the last counts.
    public init(dictionaryLiteral elements: (Section, Value)...) {
      self.init()
      for (section, value) in elements { self[section] = value }
    }
  }

  extension SectionDictionary {
    /// The value of a section, `nil` for none.
    public subscript(section: Section) -> Value? {
      get { elements[section.number] }
      set { elements[section.number] = newValue }
    }

    /// Adds the values of another dictionary, which count where both have one.
    mutating func merge(_ other: Self) {
      for (number, value) in other.elements.enumerated() {
        if let value { elements[number] = value }
      }
    }
  }

  /// Some sections.
  public typealias Sections<Section: BadgeSection> = SectionDictionary<Section, Bool>

  extension SectionDictionary: ExpressibleByArrayLiteral where Value == Bool {
    /// Creates a set of sections.
    public init(arrayLiteral sections: Section...) {
      self.init(sections)
    }

    /// Creates a set of sections.
    public init(_ sections: some Sequence<Section>) {
      self.init()
      for section in sections { self[section] = true }
    }

    /// Returns whether a section is one of them.
    public func contains(_ section: Section) -> Bool { self[section] != nil }
  }
#else
  /// Values by section.
  public typealias SectionDictionary<Section: BadgeSection, Value> = [Section: Value]

  /// Some sections.
  public typealias Sections<Section: BadgeSection> = Set<Section>

  extension Dictionary {
    /// Adds the values of another dictionary, which count where both have one.
    mutating func merge(_ other: Self) {
      for (key, value) in other { self[key] = value }
    }
  }
#endif
