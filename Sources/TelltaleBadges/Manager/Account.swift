/// An account that is logged in.
///
/// It is an object, so that an event changes the ledger where it is.
final class Account {
  let session: UnreadSession
  var ledger: Ledger

  init(session: UnreadSession, ledger: Ledger) {
    self.session = session
    self.ledger = ledger
  }
}

extension Account {
  /// The state to hand out, counting as it does without a policy.
  func state<Section: BadgeSection>() -> UnreadState<Section> {
    var state = UnreadState<Section>(ledger: ledger)
    state.ledger.setRules(CountingRules())
    return state
  }
}
