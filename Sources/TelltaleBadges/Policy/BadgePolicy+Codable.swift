#if !hasFeature(Embedded)
  extension BadgePolicy: Codable {
    /// Reads a policy; fields that are absent have their default.
    ///
    /// - Throws: `DecodingError` with the path of the field and what was expected there.
    public init(from decoder: any Decoder) throws {
      self.init()
      apply(try BadgePolicyChange(from: decoder))
    }

    /// Writes every field.
    public func encode(to encoder: any Encoder) throws {
      let change = BadgePolicyChange(
        styles: styles, cap: cap, icon: icon, muted: muted, ownItemReads: ownItemReads,
        threads: threads, unit: unit, iconUnit: iconUnit, accounts: accounts)
      try change.encode(to: encoder)
    }
  }
#endif
