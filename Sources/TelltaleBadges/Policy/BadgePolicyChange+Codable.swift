#if !hasFeature(Embedded)
  extension BadgePolicyChange: Codable {
    /// Reads the change from an object of a feed.
    ///
    /// - Throws: `DecodingError` with the path of the field and what was expected there.
    public init(from decoder: any Decoder) throws {
      try self.init(FeedFields(decoder))
    }

    /// Writes the fields that are set.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FeedField.self)
      try encode(into: &container)
    }
  }

  extension BadgePolicyChange {
    init(_ fields: FeedFields) throws {
      let sections = Section.allCases
      preset = try fields.choice(optional: .preset, BadgePreset.allCases)
      if fields.has(.styles) {
        let styles = try fields.named(.styles) { fields, name in
          guard let section = Section(rawValue: name.stringValue) else {
            throw fields.error(name, "must be a section: " + FeedFields.list(sections))
          }
          return (section, try fields.choice(name, BadgeStyle.allCases))
        }
        self.styles = Dictionary(styles.map(\.value)) { $1 }
      }
      cap = try fields.whole(optional: .cap)
      icon = fields.has(.icon) ? Set(try fields.choices(.icon, sections)) : nil
      muted = try fields.choice(optional: .muted, MutedCounting.allCases)
      ownItemReads = try fields.flag(optional: .ownItemReads)
      threads = try fields.choice(optional: .threads, ThreadCounting.allCases)
      unit = try fields.choice(optional: .unit, BadgeUnit.allCases)
      iconUnit = try fields.choice(optional: .iconUnit, BadgeUnit.allCases)
      accounts = try fields.choice(optional: .accounts, AccountCounting.allCases)
    }

    func encode(into container: inout KeyedEncodingContainer<FeedField>) throws {
      try container.encodeIfPresent(preset?.rawValue, forKey: .preset)
      if let styles {
        var inner = container.nestedContainer(keyedBy: FeedField.self, forKey: .styles)
        for section in Section.allCases {
          try inner.encodeIfPresent(
            styles[section]?.rawValue, forKey: FeedField(section.rawValue))
        }
      }
      try container.encodeIfPresent(cap, forKey: .cap)
      if let icon {
        let names = Section.allCases.filter { icon.contains($0) }.map(\.rawValue)
        try container.encode(names, forKey: .icon)
      }
      try container.encodeIfPresent(muted?.rawValue, forKey: .muted)
      try container.encodeIfPresent(ownItemReads, forKey: .ownItemReads)
      try container.encodeIfPresent(threads?.rawValue, forKey: .threads)
      try container.encodeIfPresent(unit?.rawValue, forKey: .unit)
      try container.encodeIfPresent(iconUnit?.rawValue, forKey: .iconUnit)
      try container.encodeIfPresent(accounts?.rawValue, forKey: .accounts)
    }
  }
#endif
