import TelltaleShell

extension ShellModel {
  /// What the keys do.
  static let help = [
    "1–5    a tab; again: back to its root,",
    "       to the top, or loads anew",
    "↑ ↓    choose a row, ← → turn a page",
    "enter  opens it, esc goes back",
    "r m    loads anew, loads more",
    "s      makes the server fast, slow,",
    "       failing, empty",
    "p      purges what nobody sees",
    "S R    saves, restores what is open",
    "o q    signs out, quits",
    ":      an action of a script, such as",
    "       open tt://food/tea, push X,",
    "       present M full, launch guide;",
    "       telltale help shell has all",
  ]

  /// The keys of the moment, in words that get fewer.
  var hints: [String] {
    if isHelpShown { return [" any key goes on"] }
    if app.loginScreen != nil { return focus == nil ? Self.loginHints : Self.fieldHints }
    return app.shell.root.value == .guide ? Self.guideHints : Self.tabHints
  }

  private static let tabHints = [
    " 1–5 tabs  ↑↓ enter esc  r reload  m more  s server  p purge  S save  R restore  o sign out"
      + "  : command  ? help  q quit",
    " 1–5 ↑↓ enter esc  r reload  m more  s server  p purge  : command  ? help  q quit",
    " 1–5 ↑↓ enter esc  r reload  m more  s server  p purge  : ? help  q quit",
    " 1–5 ↑↓ enter esc  r m s p S R o  : ? help  q quit", " 1–5 ↑↓ enter esc  : ? q", " 1–5 ? q",
  ]

  private static let loginHints = [
    " enter types again  s server  : command  ? help  q quit", " enter types  : ?  q quit",
    " enter : ? q",
  ]

  private static let fieldHints = [
    " type  tab next field  enter signs in  esc leaves the fields", " tab  enter  esc leaves",
    " tab enter esc",
  ]

  private static let guideHints = [
    " enter goes on  : command  ? help  q quit", " enter : ? q",
  ]
}
