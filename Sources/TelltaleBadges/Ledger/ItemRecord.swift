/// What is known of one item, in 40 bytes; rare facts are kept apart.
struct ItemRecord {
  var order: Int
  /// The source the item is in; -1 while it is not known to exist.
  var source: Int32 = -1
  var thread: Int32 = 0
  /// The author; -1 while only a snapshot told of the item.
  var author: Int32 = -1
  /// The tally of author and source that counts the item; -1 while it does not count.
  var pair: Int32 = -1
  var extra: Int32 = -1
  /// The neighbors in the list of the source's items.
  var next: Int32 = -1
  var previous: Int32 = -1
  private var word: UInt32 = 0

  init(order: Int) { self.order = order }
}

extension ItemRecord {
  /// Where an item waits for its next change.
  enum Residence: UInt32 {
    /// Nowhere: it never counts.
    case nowhere
    /// Among the unread.
    case unread
    /// Held back by a snapshot: in the number it stated, or not in its list.
    case folded
    /// Among the read, from where a new epoch can bring it back.
    case read
  }

  var isArrived: Bool {
    get { word & 1 != 0 }
    set { set(1, newValue) }
  }
  /// Whether the snapshot of the source lists the item.
  var isListed: Bool {
    get { word & 2 != 0 }
    set { set(2, newValue) }
  }
  var isListedMention: Bool {
    get { word & 4 != 0 }
    set { set(4, newValue) }
  }
  var isDeleted: Bool {
    get { word & 8 != 0 }
    set { set(8, newValue) }
  }
  /// Whether the item is deleted and has arrived, before or after.
  var isGone: Bool {
    get { word & 1 << 18 != 0 }
    set { set(1 << 18, newValue) }
  }
  /// Whether the item was moved, to where it is or to a source it waits for.
  var isMoved: Bool {
    get { word & 16 != 0 }
    set { set(16, newValue) }
  }
  var kind: ItemKind {
    get { Self.kinds[Int(word >> 5 & 3)] }
    set { replace(5, 3, newValue.code) }
  }
  /// The mention with which the item arrived, or with which it was listed where it was moved from.
  var mention: Mention? {
    get { Mention(code: word >> 7 & 3) }
    set { replace(7, 3, newValue.code) }
  }
  var residence: Residence {
    get { Residence(rawValue: word >> 9 & 3) ?? .nowhere }
    set { replace(9, 3, newValue.rawValue) }
  }
  /// The number of the counter that counts the item, where it is unread.
  var category: Int {
    get { Int(word >> 11 & 15) }
    set { replace(11, 15, UInt32(newValue)) }
  }

  /// Whether a snapshot listed the item in the source it was moved from.
  var isCarried: Bool {
    get { word & 1 << 15 != 0 }
    set { set(1 << 15, newValue) }
  }

  /// Whether the item is counted among those that were named but never seen.
  var isUnseen: Bool {
    get { word & 1 << 16 != 0 }
    set { set(1 << 16, newValue) }
  }

  /// Whether a source the item is not in lists it too.
  var isContested: Bool {
    get { word & 1 << 17 != 0 }
    set { set(1 << 17, newValue) }
  }

  /// Whether the item is known from a source it moved out of, and only as long as from there.
  var isBorrowed: Bool {
    get { word & 1 << 19 != 0 }
    set { set(1 << 19, newValue) }
  }

  /// Whether the item is known to exist.
  var isSeen: Bool { source >= 0 && (isArrived || isListed || isCarried) }

  private static let kinds = ItemKind.allCases

  private mutating func set(_ bit: UInt32, _ on: Bool) {
    if on { word |= bit } else { word &= ~bit }
  }

  private mutating func replace(_ shift: UInt32, _ mask: UInt32, _ value: UInt32) {
    word = word & ~(mask << shift) | value << shift
  }
}

extension ItemKind {
  var code: UInt32 {
    switch self {
    case .message: 0
    case .system: 1
    case .reaction: 2
    case .silent: 3
    }
  }
}

extension Mention {
  init?(code: UInt32) {
    switch code {
    case 1: self = .everyone
    case 2: self = .direct
    default: return nil
    }
  }
}

extension Mention? {
  /// A number that grows with how much the mention means.
  var code: UInt32 {
    switch self {
    case .none: 0
    case .everyone: 1
    case .direct: 2
    }
  }
}
