/// The first word of an action in a script.
package enum ActionWord: String, CaseIterable, Sendable {
  case launch, finishGuide, login, reject, accept, signOut
  case tap, select, push, pop, popToRoot, present, dismiss, swipe, page, purge
  case open, save, restore
  case load, reload, more, finish, fail, cancel, stale, erase, insert, delete, batch, scroll
  case counts, badges, tree
}

extension ActionWord {
  /// What follows the word; what may be left out is in brackets.
  package var parameters: String {
    switch self {
    case .launch: "[signedIn|signedOut|guide|empty]"
    case .login: "ACCOUNT PASSWORD [CAPTCHA]"
    case .tap, .select, .page: "INDEX"
    case .push: "NAME [STACK]"
    case .present: "NAME full|overlay"
    case .swipe: "NAME begin|finish|cancel"
    case .purge: "NAME|all"
    case .open: "URL"
    case .load, .reload, .more, .cancel, .stale, .erase, .insert, .delete: "NAME"
    case .finish: "NAME[#TOKEN] ROWS [more]"
    case .fail: "NAME[#TOKEN] ERROR"
    case .batch: "NAME begin|end"
    case .scroll: "NAME OFFSET"
    case .counts: "PROJECTS MESSAGES NOTIFICATIONS"
    case .finishGuide, .reject, .accept, .signOut, .pop, .popToRoot, .dismiss, .save, .restore,
      .badges, .tree:
      ""
    }
  }

  /// How many words follow.
  var counts: ClosedRange<Int> {
    let words = parameters.split(separator: " ")
    return words.count { !$0.hasPrefix("[") }...words.count
  }
}
