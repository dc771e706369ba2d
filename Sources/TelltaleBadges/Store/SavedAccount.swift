#if canImport(Foundation) && !hasFeature(Embedded)
  import Foundation

  /// What a file holds: an account, its state, and fields of other versions.
  struct SavedAccount {
    /// Why bytes are not a saved account.
    enum Problem: Error {
      case damaged(String)
      case newer(Int)
      case unknownSection(String)
    }

    var account: String
    /// The record, without its items where they are in the table.
    var record: LedgerRecord
    var items: ItemTable?
    var unknown: [String: JSONValue]

    init(account: String, record: LedgerRecord, unknown: [String: JSONValue]) {
      self.account = account
      self.record = record
      self.unknown = unknown
    }

    /// Reads the bytes of a file.
    init(_ data: Data) throws(Problem) {
      let bytes = [UInt8](data)
      guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
        throw .damaged("its first line is missing")
      }
      let head = String(decoding: bytes[..<end], as: UTF8.self).split(
        separator: " ", omittingEmptySubsequences: false)
      guard head.count == 4, head[0] == Self.magic, let version = Int(head[1]),
        let length = Int(head[2]), head[3].utf8.count == 8
      else { throw .damaged("its first line is not one of this format") }
      let body = bytes[(end + 1)...]
      guard body.count == length else {
        throw .damaged("it has \(body.count) bytes instead of \(length)")
      }
      guard head[3] == Self.checksum(version: String(head[1]), body) else {
        throw .damaged("its checksum is wrong")
      }
      guard version >= 1 else { throw .damaged("there never was a version \(version)") }
      guard version <= Self.version else { throw .newer(version) }
      do {
        self = try Self.decode(bytes, from: end + 1)
      } catch {
        throw .damaged("its content is not a saved state (\(error))")
      }
    }

    /// Decodes the text of a file; its items, which are most of it, are read by hand if possible.
    private static func decode(_ bytes: [UInt8], from start: Int) throws -> SavedAccount {
      guard let items = try? SavedItems(bytes, from: start) else {
        return try JSONDecoder().decode(SavedAccount.self, from: Data(bytes[start...]))
      }
      let rest =
        bytes[start..<items.range.lowerBound] + Array("[]".utf8) + bytes[items.range.upperBound...]
      var saved = try JSONDecoder().decode(SavedAccount.self, from: Data(rest))
      saved.items = items.table
      return saved
    }

    /// Returns the ledger of the account.
    func ledger(sections: [String]) -> Ledger {
      guard let items else { return Ledger(record, sections: sections) }
      return Ledger(record, items, sections: sections)
    }

    /// Returns the bytes of a file.
    func data() throws -> Data {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let body = try encoder.encode(self)
      let sum = Self.checksum(version: String(Self.version), [UInt8](body)[...])
      return Data("\(Self.magic) \(Self.version) \(body.count) \(sum)\n".utf8) + body
    }

    private static let magic = "telltale-unread"
    private static let version = LedgerRecord.version

    private static func checksum(version: String, _ body: ArraySlice<UInt8>) -> String {
      var sum = Checksum()
      sum.add(Array("\(magic) \(version) \(body.count)\n".utf8)[...])
      sum.add(body)
      return Checksum.hex(sum.value, digits: 8)
    }
  }

  extension SavedAccount: Codable {
    private static let fields: Set<String> = [
      "account", "version", "clock", "epoch", "known", "sources", "authors", "items",
    ]

    init(from decoder: any Decoder) throws {
      let fields = try FeedFields(decoder)
      account = try fields.text(.account)
      record = try LedgerRecord(from: decoder)
      unknown = [:]
      for field in fields.container.allKeys where !Self.fields.contains(field.stringValue) {
        unknown[field.stringValue] = try fields.container.decode(JSONValue.self, forKey: field)
      }
    }

    func encode(to encoder: any Encoder) throws {
      try record.encode(to: encoder)
      var container = encoder.container(keyedBy: FeedField.self)
      try container.encode(account, forKey: .account)
      for (name, value) in unknown where !Self.fields.contains(name) {
        try container.encode(value, forKey: FeedField(name))
      }
    }
  }
#endif
