/// The unread state of one account: a plain value that events change and copies merge into.
///
/// The value holds what is true. What a badge shows of it is decided by a ``BadgePolicy``.
///
/// ```swift
/// var phone = UnreadState<RootSection>()
/// phone.apply(.source("ann", section: .messages))
/// phone.apply(.arrived(source: "ann", item: 7, author: "ann", mention: .direct))
/// phone.status(of: "ann").unread  // 1
/// ```
///
/// Once their source is known, arrivals, reads, deletions, edits, flags, mutes, archivings and blocks
/// that carry their clock, version and epoch may come in any order and any number of times. The
/// order decides of these:
///
/// - a move and a read by position: an item moves as read or unread as it is, and stays so;
/// - edits or moves of one item under one version, of which the first stays;
/// - snapshots through one order, and sections of one source, of which the last stays;
/// - an own message, which reads its thread in the epoch and at the clock at which it is applied;
/// - leaving: what happened in the source before is forgotten, what happens after it is dropped.
///
/// Copies that took such events in different orders come to one answer by ``merge(_:)``.
public struct UnreadState<Section: BadgeSection>: Sendable {
  var ledger: Ledger

  init(ledger: Ledger) { self.ledger = ledger }

  /// Creates the state of an account of which nothing is known.
  public init() {
    self.init(ledger: Ledger(sectionCount: Section.allCases.count))
  }
}

extension UnreadState {
  /// Whether anything is known of the account.
  public var isKnown: Bool { ledger.isKnown }

  /// The names of the sources the reader belongs to, sorted.
  public var sources: [String] { ledger.memberNames }

  /// What the last event left out, and why.
  public var warnings: [UnreadWarning] { ledger.warnings }

  /// Returns what is true of a source; of an unknown or left one, that nothing is unread.
  ///
  /// Items in threads count.
  ///
  /// - Complexity: O(1).
  public func status(of source: String) -> SourceStatus {
    guard let id = ledger.member(source) else { return SourceStatus() }
    return ledger.status(of: id, section: Self.name(ledger.sources[id].section))
  }

  /// Takes in what another copy of the account's state knows.
  ///
  /// The operation is commutative, associative and idempotent. Of statements that contradict each
  /// other the later one holds: the larger clock, version, epoch or order, and on a tie off before
  /// on and the larger value. Of an item that moved, a single read holds which another copy knows,
  /// unless the copy that moved it knew the read to be undone.
  ///
  /// Of a source that one of the two has left, nothing is taken in from the other, nor what only
  /// that source told of an item: if a copy that knows of an arrival merges with one that knows of
  /// the move that followed, the item counts where it moved to until a third one tells that the
  /// source of the arrival was left. A copy that applied both events, or that applies the leave
  /// itself, keeps the item.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the size of both states.
  public mutating func merge(_ other: Self) {
    let rules = ledger.rules
    record = record.merged(other.record)
    ledger.setRules(rules)
  }

  /// What is saved of the state.
  var record: LedgerRecord {
    get { ledger.record(sections: Self.sectionNames) }
    set { ledger = Ledger(newValue, sections: Self.sectionNames) }
  }

  static var sectionNames: [String] { Section.allCases.map { $0.rawValue } }

  /// Returns the first section of a record that is none of the app's.
  static func unknownSection(in record: LedgerRecord) -> String? {
    let known = Set(sectionNames)
    return record.sources.lazy.compactMap { $0.section }.first { !known.contains($0) }
  }

  static func name(_ section: Int32) -> String? {
    guard section >= 0 else { return nil }
    let all = Section.allCases
    return all[all.index(all.startIndex, offsetBy: Int(section))].rawValue
  }
}

extension UnreadState: Equatable {
  /// Returns whether two states know the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.record == b.record
  }
}
