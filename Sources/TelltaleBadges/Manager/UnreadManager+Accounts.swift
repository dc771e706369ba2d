extension UnreadManager {
  /// The session of the active account; there is none after a logout.
  public var session: UnreadSession? {
    board.active?.session
  }

  /// The name of the active account; there is none after a logout.
  public var account: String? { session?.account }

  /// The names of the accounts that are logged in, in the order of their logins.
  public var accounts: [String] { board.accounts.map { $0.session.account } }

  /// The names of the sources of the active account, sorted.
  public var sources: [String] {
    board.active?.ledger.memberNames ?? []
  }

  /// The names of the sources of a section of the active account, sorted.
  public func sources(of section: Section) -> [String] {
    board.active?.ledger.sourceNames(in: section.number).inOrder ?? []
  }

  /// The state of the active account, to be saved; there is none after a logout.
  public var state: UnreadState<Section>? {
    board.active?.state()
  }

  /// Returns the state of an account that is logged in.
  public func state(of account: String) -> UnreadState<Section>? {
    board.accounts.first { $0.session.account.isSame(as: account) }?.state()
  }

  /// Replaces the state of an account by a loaded one, and logs the account in where it is not.
  ///
  /// The active account stays the same, or becomes this one after a logout.
  public func load(_ state: UnreadState<Section>, for account: String) {
    board.load(state, for: account)
  }

  /// What is called with each warning, such as that of an event for an unknown source.
  public var onWarning: ((UnreadWarning) -> Void)? {
    get { board.onWarning }
    set { board.onWarning = newValue }
  }
}
