public import Telltale

/// The unread items of an app's accounts, published as badges.
///
/// The manager starts with the account `u1` active, the app in front and nothing open. Events
/// change it; every badge is a signal, equal values are not told again, and a transaction is told
/// as one change.
///
/// ```swift
/// let unread = UnreadManager<RootSection>()
/// let token = unread.badge(for: .messages).observe { print($0.text ?? "nothing") }  // nothing
/// unread.apply(.source("ann", section: .messages))
/// unread.apply(.arrived(source: "ann", item: 7, author: "ann", mention: .direct))   // 1
/// ```
public final class UnreadManager<Section: BadgeSection> {
  /// The rules that turn what is unread into badges; they can be replaced at any time.
  public let policy: MutableSignal<BadgePolicy<Section>>
  /// The badge of the app icon; its count is the number to show.
  public let icon: Signal<Badge>
  let board: BadgeBoard<Section>
  /// The badges of the sections by their numbers.
  private let badges: [Signal<Badge>]
  private let hidden: Signal<Badge>

  /// Creates a manager with one account, which is active and of which nothing is known.
  ///
  /// The account is `u1`. An app with accounts of its own logs it out before the first login, or it
  /// stays beside them.
  public init(policy: BadgePolicy<Section> = .default) {
    let board = BadgeBoard(policy: policy)
    self.board = board
    self.policy = board.policy
    hidden = MutableSignal(.unknown)
    icon = Computed(label: "icon badge") {
      _ = board.iconRevision.value
      return board.iconBadge(board.rules.value)
    }
    badges = board.sections.indices.map { number in
      Computed(label: Words("badge of \(board.sections[number].rawValue)").text) {
        _ = board.sectionRevisions[number].value
        return board.badge(number, board.rules.value)
      }
    }
  }
}

extension UnreadManager {
  /// Returns the badge of a section of the active account, always the same signal.
  public func badge(for section: Section) -> Signal<Badge> {
    let number = section.number
    return number < badges.count ? badges[number] : hidden
  }

  /// Returns the badge of one source: its number whether it is muted or not, 1 for its flag.
  public func badge(of source: String) -> Signal<Badge> {
    let (board, cell) = (board, board.cell(of: source))
    return Computed(label: Words("badge of source \(source)").text) {
      _ = cell.revision.value
      return board.sourceBadge(source, board.rules.value)
    }
  }

  /// Returns what is true of one source of the active account.
  ///
  /// The source need not be known yet. The signal costs nothing once it is dropped.
  public func status(of source: String) -> Signal<SourceStatus> {
    let (board, cell) = (board, board.cell(of: source))
    return Computed(label: Words("status of source \(source)").text) {
      _ = cell.revision.value
      return board.status(source, board.rules.value)
    }
  }
}

extension UnreadManager {
  /// Applies an event to the active account and publishes what it changed.
  ///
  /// While no account is active, everything but `login`, `switchAccount`, `policy` and the ends of
  /// a transaction is dropped. Inside a transaction nothing is published before its end.
  ///
  /// What arrives in the source on screen is read here and only here: other devices hear of that by a
  /// read of its own, as `opened` is returned.
  ///
  /// - Parameter event: What happened.
  /// - Returns: The event with its clock, version or epoch filled in, for other devices.
  /// - Complexity: O(1) amortized for events of one source, beside the observers told.
  @discardableResult
  public func apply(_ event: BadgeEvent<Section>) -> BadgeEvent<Section> {
    var stamped = event
    board.apply(&stamped)
    return stamped
  }

  /// Applies an event to the account of a session, active or not, unless the session has ended.
  ///
  /// Nothing of an account that is not active is on screen; a `logout` drops it.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - session: The session in which the event was asked for.
  /// - Returns: The event with its clock, version or epoch filled in; `nil` if it was dropped.
  @discardableResult
  public func apply(
    _ event: BadgeEvent<Section>, in session: UnreadSession
  ) -> BadgeEvent<Section>? {
    var stamped = event
    return board.apply(&stamped, in: session) ? stamped : nil
  }

  /// Runs a body whose events are published as one change.
  ///
  /// Transactions nest, also with the events `begin` and `commit`. If the body throws, what it
  /// applied until then stays and is published.
  ///
  /// - Parameter body: What applies the events.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  public func transaction<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    board.begin()
    defer { board.commit() }
    return try body()
  }

  /// The number of transactions that have begun and not ended.
  public var transactionDepth: Int { board.depth }
}
