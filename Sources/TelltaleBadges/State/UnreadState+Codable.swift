#if !hasFeature(Embedded)
  extension UnreadState: Codable {
    /// Reads a saved state.
    ///
    /// - Throws: `DecodingError` if it is not one, or of a version that is not known here.
    public init(from decoder: any Decoder) throws {
      self.init()
      record = try LedgerRecord(from: decoder)
    }

    /// Writes what is needed to go on, in one order whatever the history.
    ///
    /// That is positions, exceptions, flags, what servers stated, and the items remembered.
    public func encode(to encoder: any Encoder) throws {
      try record.encode(to: encoder)
    }
  }
#endif
