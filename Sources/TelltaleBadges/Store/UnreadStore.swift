#if canImport(Foundation) && !hasFeature(Embedded)
  public import Foundation

  // The store keeps one file for each account. A file begins with a line that names the format,
  // its version, the number of bytes that follow and their checksum; then comes JSON.

  /// A folder of saved unread states, one file an account.
  ///
  /// A file is replaced as a whole or not at all. One that is damaged is never taken for an empty
  /// one: it is moved aside and reported, and what is known of the account stays unknown.
  ///
  /// ```swift
  /// let store = UnreadStore(directory: directory)
  /// do {
  ///   if let state = try store.load(RootSection.self, account: "u1") {
  ///     unread.load(state, for: "u1")
  ///   }
  /// } catch {
  ///   print(error)  // file "…/account-u1.unread" is damaged: …, kept as "…"
  /// }
  /// ```
  public final class UnreadStore {
    /// The folder of the files.
    public let directory: URL
    /// The fields of loaded files that this version does not know, to be saved again.
    private var unknown: [String: [String: JSONValue]] = [:]

    /// Creates a store in a folder, which is made by the first save.
    public init(directory: URL) {
      self.directory = directory
    }

    /// Returns the file of an account, which need not exist.
    public func file(of account: String) -> URL {
      directory.appendingPathComponent(Self.fileName(account))
    }

    /// Loads the state of an account.
    ///
    /// The raw values of the sections are what is saved: an app that renames one gets an error, and
    /// the file stays, aside. After any error but an unreadable file the next call finds nothing saved.
    /// What a process that was killed has left unfinished is removed an hour later.
    ///
    /// - Parameters:
    ///   - section: The sections of the app.
    ///   - account: The name of the account.
    /// - Returns: The state, or `nil` if none was saved.
    /// - Throws: An error that says what is wrong with the file and where it is kept.
    /// - Complexity: O(*n* + *m*), where *n* is the size of the file and *m* the number of files in the
    ///   folder.
    public func load<Section: BadgeSection>(
      _ section: Section.Type = Section.self, account: String
    ) throws(UnreadStoreError) -> UnreadState<Section>? {
      let file = file(of: account)
      try? DurableFile.removeUnfinished(of: file, olderThan: 3_600)
      let data: Data
      do {
        data = try Data(contentsOf: file)
      } catch CocoaError.fileReadNoSuchFile {
        return nil
      } catch {
        throw .unreadable(path: file.path, reason: error.localizedDescription)
      }
      do throws(SavedAccount.Problem) {
        let saved = try SavedAccount(data)
        guard saved.account == account else {
          throw .damaged("it belongs to account \"\(saved.account)\"")
        }
        if let section = UnreadState<Section>.unknownSection(in: saved.record) {
          throw .unknownSection(section)
        }
        unknown[account] = saved.unknown
        return UnreadState<Section>(
          ledger: saved.ledger(sections: UnreadState<Section>.sectionNames))
      } catch {
        let kept = setAside(file)
        switch error {
        case .damaged(let reason):
          throw .damaged(path: file.path, reason: reason, keptAs: kept)
        case .unknownSection(let section):
          throw .unknownSection(section, path: file.path, keptAs: kept)
        case .newer(let version):
          throw .newerVersion(version, path: file.path, keptAs: kept)
        }
      }
    }

    /// Saves the state of an account in place of what was saved before.
    ///
    /// The bytes are on the disk before the old file gives way.
    ///
    /// - Throws: An error that says what could not be written; the old file is then untouched.
    /// - Complexity: O(*n* log *n*), where *n* is the size of the state.
    public func save<Section: BadgeSection>(
      _ state: UnreadState<Section>, account: String
    ) throws(UnreadStoreError) {
      let file = file(of: account)
      let saved = SavedAccount(
        account: account, record: state.record, unknown: unknown[account] ?? [:])
      do {
        try FileManager.default.createDirectory(
          at: directory, withIntermediateDirectories: true)
        try DurableFile.replace(file, with: try saved.data())
      } catch {
        throw .unwritable(path: file.path, reason: error.localizedDescription)
      }
    }

    /// Removes what was saved of an account, as at its logout.
    ///
    /// What processes that were killed have left of it goes as well. A save of another process that is
    /// under way fails.
    ///
    /// - Throws: An error if something is left that cannot be removed, or the folder not entered.
    /// - Complexity: O(*n*), where *n* is the number of files in the folder.
    public func remove(account: String) throws(UnreadStoreError) {
      let file = file(of: account)
      unknown[account] = nil
      do {
        try DurableFile.removeUnfinished(of: file, olderThan: 0)
        try FileManager.default.removeItem(at: file)
      } catch CocoaError.fileNoSuchFile {
        return
      } catch {
        throw .unwritable(path: file.path, reason: error.localizedDescription)
      }
    }
  }

  extension UnreadStore {
    /// Moves a file aside under a name that is free.
    ///
    /// - Returns: The path, or `nil` if that failed.
    private func setAside(_ file: URL) -> String? {
      for number in 1...1_000 {
        let kept = file.appendingPathExtension("damaged-\(number)")
        if FileManager.default.fileExists(atPath: kept.path) { continue }
        do {
          try FileManager.default.moveItem(at: file, to: kept)
          return kept.path
        } catch {
          return nil
        }
      }
      return nil
    }

    /// Returns a file name for an account that no other account has, on any file system.
    static func fileName(_ account: String) -> String {
      var name = ""
      for byte in account.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"), UInt8(ascii: "_"):
          name += String(decoding: [byte], as: UTF8.self)
        default:
          name += "%" + Checksum.hex(UInt32(byte), digits: 2)
        }
      }
      if name.utf8.count > 180 {
        let sum = Checksum.hex(Checksum.crc32(Array(account.utf8)), digits: 8)
        name = String(name.prefix(160)) + "%%" + sum
      }
      return "account-" + name + ".unread"
    }
  }
#endif
