import TelltaleBadges

/// The rules of the feed as they are written: after each event everything is counted anew.
struct ReferenceUnread {
  struct Position: Comparable {
    var epoch = 0
    var order = 0

    static func < (a: Self, b: Self) -> Bool { (a.epoch, a.order) < (b.epoch, b.order) }
  }

  struct Switch {
    var clock = -1
    var on = false

    mutating func set(_ value: Bool, _ now: Int) {
      if now > clock { (clock, on) = (now, value) } else if now == clock, !value { on = false }
    }
  }

  struct Statement {
    var through: Int
    var epoch: Int
    var unread = 0
    var mentions = 0
    var isAtLeast = false
    var items: [Int: Bool]?
  }

  struct Source {
    var section: RootSection
    var all = Position()
    var threads: [String: Position] = [:]
    var epoch = 0
    var newestMain = 0
    var flag = Switch()
    var mute = Switch()
    var archive = Switch()
    var statement: Statement?

    func reach(_ thread: String) -> Position { max(all, threads[thread] ?? Position()) }

    var isNumberStanding: Bool {
      guard let statement, statement.items == nil else { return false }
      return reach("main").order < statement.through
    }
  }

  struct Arrival {
    var author: String
    var kind: ItemKind
    var mention: Mention?
  }

  struct Item {
    var arrival: Arrival?
    var place: String?
    var thread = "main"
    var isMoved = false
    /// Whether a list told of the item before it moved.
    var isCarried = false
    var carriedMention = false
    var isDeleted = false
    var edit: (version: Int, mention: Mention?)?
    var readIn: Int?
    var isReadGuessed = false
    var keptAt: Position?
    var keptThrough = -1
  }

  struct Account {
    var clock = 0
    /// The newest epoch of any source there ever was.
    var newestEpoch = 0
    var sources: [String: Source] = [:]
    var items: [Int: Item] = [:]
    var blocked: [String: Switch] = [:]
  }

  var accounts: [String: Account] = ["u1": Account()]
  var active: String? = "u1"
  var policy = BadgePolicy<RootSection>.default
  var open: String?
  var isInFront = true
}

extension ReferenceUnread.Account {
  mutating func now(_ given: Int?) -> Int {
    let now = given ?? clock + 1
    clock = max(clock, now)
    return now
  }

  /// Where an item is: where it moved, else where it arrived, else where a list names it.
  func place(_ order: Int) -> String? {
    if let item = items[order], item.isMoved || item.arrival != nil { return item.place }
    return sources.filter { $0.value.statement?.items?[order] != nil }.keys.min()
  }

  func thread(_ order: Int) -> String { items[order]?.thread ?? "main" }

  /// Whether the statement of an item's source speaks of it.
  func isStated(_ order: Int, _ source: ReferenceUnread.Source) -> Bool {
    guard let statement = source.statement, order <= statement.through else { return false }
    return items[order]?.keptThrough ?? -1 < statement.through
  }

  func isListed(_ order: Int, _ name: String) -> Bool {
    sources[name]?.statement?.items?[order] != nil
  }

  func isSeen(_ order: Int) -> Bool {
    guard let place = place(order), sources[place] != nil else { return false }
    let item = items[order]
    return item?.arrival != nil || item?.isCarried == true || isListed(order, place)
  }

  func isRead(_ order: Int, _ thread: String, _ item: ReferenceUnread.Item?, in name: String)
    -> Bool
  {
    guard let source = sources[name] else { return false }
    let reach = source.reach(thread)
    if reach.order >= order, item?.keptAt.map({ reach > $0 }) ?? true { return true }
    if let epoch = item?.readIn, epoch >= reach.epoch { return true }
    guard let statement = source.statement, statement.items != nil,
      order <= statement.through, item?.keptThrough ?? -1 < statement.through
    else { return false }
    return !isListed(order, name) && statement.epoch >= reach.epoch
  }

  /// Whether an item is unread by itself, whoever wrote it.
  func isUnread(_ order: Int) -> Bool {
    guard isSeen(order), let place = place(order), let source = sources[place] else {
      return false
    }
    let item = items[order]
    if item?.isDeleted == true { return false }
    if let arrival = item?.arrival, arrival.author == "me" || arrival.kind != .message {
      return false
    }
    if isRead(order, thread(order), item, in: place) { return false }
    guard let statement = source.statement, statement.items == nil, isStated(order, source) else {
      return true
    }
    let isInNumber =
      source.isNumberStanding && statement.epoch >= source.reach(thread(order)).epoch
    return !isInNumber
  }

  func mention(_ order: Int) -> Mention? {
    let item = items[order]
    if let edit = item?.edit { return edit.mention }
    if let place = place(order), let source = sources[place], isStated(order, source),
      let isMention = source.statement?.items?[order]
    {
      return isMention ? .direct : nil
    }
    if let arrival = item?.arrival { return arrival.mention }
    if let place = place(order), let isMention = sources[place]?.statement?.items?[order] {
      return isMention ? .direct : nil
    }
    return item?.carriedMention == true ? .direct : nil
  }

  struct Counts: Equatable {
    var unread = 0
    var mentions = 0
    var direct = 0
  }

  func counts(_ name: String, _ policy: BadgePolicy<RootSection>) -> Counts {
    guard let source = sources[name] else { return Counts() }
    var above = Counts()
    var below = Counts()
    var orders = Set(items.keys)
    for source in sources.values { orders.formUnion((source.statement?.items ?? [:]).keys) }
    for order in orders where place(order) == name && isUnread(order) {
      if let author = items[order]?.arrival?.author, blocked[author]?.on == true { continue }
      if policy.threads == .excluded, thread(order) != "main" { continue }
      let mention = mention(order)
      var one = Counts(unread: 1)
      one.mentions = mention == nil ? 0 : 1
      one.direct = mention == .direct ? 1 : 0
      if source.statement?.items == nil, isStated(order, source) {
        below = Counts(
          unread: below.unread + 1, mentions: below.mentions + one.mentions,
          direct: below.direct + one.direct)
      } else {
        above = Counts(
          unread: above.unread + 1, mentions: above.mentions + one.mentions,
          direct: above.direct + one.direct)
      }
    }
    if source.isNumberStanding, let statement = source.statement {
      below = Counts(
        unread: max(below.unread, statement.unread),
        mentions: max(below.mentions, statement.mentions),
        direct: max(below.direct, statement.mentions))
    }
    return Counts(
      unread: above.unread + below.unread, mentions: above.mentions + below.mentions,
      direct: above.direct + below.direct)
  }
}
