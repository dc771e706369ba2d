#if !hasFeature(Embedded)
  extension UnreadState: Codable {
    /// Reads a saved state.
    ///
    /// - Throws: `DecodingError` if it is not one, of a version that is not known here, or if it
    ///   names a section that the app does not have.
    public init(from decoder: any Decoder) throws {
      self.init()
      let saved = try LedgerRecord(from: decoder)
      if let section = Self.unknownSection(in: saved) {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "names section \"\(section)\", which is unknown"))
      }
      record = saved
    }

    /// Writes what is needed to go on, in one order whatever the history.
    ///
    /// That is positions, exceptions, flags, what servers stated, and the items remembered.
    public func encode(to encoder: any Encoder) throws {
      try record.encode(to: encoder)
    }
  }
#endif
