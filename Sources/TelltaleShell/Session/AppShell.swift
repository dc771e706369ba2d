public import Telltale
public import TelltaleBadges

/// An app from its launch on: a guide, a login, and the tabs of the account that is signed in.
///
/// Whatever fills the window is made anew each time and released when it is replaced, with all its
/// bindings. The closures that an app gives to its shell should not hold the shell.
@MainActor
public final class AppShell {
  /// The window in which the app is seen.
  public let window = ShellWindow()
  /// What is unread; its active account is the one that is signed in.
  public let unread: UnreadManager<RootSection>
  /// What fills the window; nothing before the launch.
  public var root: Signal<AppRoot?> { currentRoot }
  /// What is to be remembered; an app observes and saves it.
  public var record: Signal<SessionRecord> { currentRecord }
  /// Opens a link, once the app has started and somebody is signed in.
  ///
  /// It is called outside of all changes, so that `Router.open(_:reuse:)` opens at once and throws,
  /// unless the link was asked for in a callback of a screen.
  public var onLink: ((String) -> Void)?

  private let currentRoot = MutableSignal<AppRoot?>(nil)
  private let currentRecord: MutableSignal<SessionRecord>
  private let guideVersion: String?
  private let makeScreen: (AppRoot) -> Screen
  private var hasStarted = false
  private var launchLink: String?

  /// Creates an app that is not launched yet.
  ///
  /// - Parameters:
  ///   - record: What was remembered from the last launch.
  ///   - guideVersion: The version of the guide; one that was seen is not shown again. Without a
  ///     version there is no guide.
  ///   - unread: What is unread; a state that was saved is loaded into it before the launch.
  ///   - makeScreen: Makes what fills the window.
  public init(
    record: SessionRecord = SessionRecord(), guideVersion: String? = nil,
    unread: UnreadManager<RootSection>, makeScreen: @escaping (AppRoot) -> Screen
  ) {
    currentRecord = MutableSignal(record)
    self.guideVersion = guideVersion
    self.unread = unread
    self.makeScreen = makeScreen
  }
}

extension AppShell {
  /// Shows the tabs if somebody is signed in, else the guide if it is new, else the login.
  ///
  /// A second launch does nothing.
  ///
  /// - Parameter link: The link by which the app was launched. It is opened by `finishStarting()` if
  ///   somebody is signed in, and forgotten otherwise: it may be another user's.
  public func launch(link: String? = nil) {
    window.queue.rearrange { [self] in
      guard currentRoot.value == nil else { return }
      launchLink = link ?? launchLink
      let account = currentRecord.value.signedInAccount
      unread.activate(account)
      guard account == nil else { return show(.tabs) }
      currentRecord.value.isSignedIn = false
      let isGuideNew = guideVersion != nil && guideVersion != currentRecord.value.guideVersion
      show(isGuideNew ? .guide : .login)
    }
  }

  /// Opens the link of the launch, once whatever covers the window at first is gone.
  public func finishStarting() {
    whenIdle { [self] in
      guard currentRoot.untrackedValue != nil, !hasStarted else { return }
      hasStarted = true
      let link = launchLink
      launchLink = nil
      if let link { openNow(link) }
    }
  }

  /// Opens a link, if somebody is signed in.
  ///
  /// Before `finishStarting()` it waits for that, in the place of a link that waits already. Where
  /// nobody is signed in it is forgotten.
  public func open(_ link: String) {
    whenIdle { [self] in
      if hasStarted { openNow(link) } else { launchLink = link }
    }
  }

  /// Shows the login after the guide, which has now been seen.
  public func finishGuide() {
    window.queue.rearrange { [self] in
      guard currentRoot.value == .guide else { return }
      currentRecord.value.guideVersion = guideVersion
      show(.login)
    }
  }

  /// Signs an account in and shows its tabs; does nothing before the launch or in a session.
  ///
  /// - Parameter account: The account's name; an empty one is nobody's, and does nothing.
  public func signIn(as account: String) {
    window.queue.rearrange { [self] in
      guard currentRoot.value == .login || currentRoot.value == .guide, !account.isEmpty else {
        return
      }
      currentRecord.value.account = account
      currentRecord.value.isSignedIn = true
      unread.activate(account)
      show(.tabs)
    }
  }

  /// Signs the account out, if there is one: drops what was unread, and shows the login.
  public func signOut() {
    window.queue.rearrange { [self] in signOutNow() }
  }

  /// Signs the account out because the server said that it is not signed in.
  ///
  /// - Parameter session: The session in which the server was asked; one that has ended already
  ///   signs nobody out.
  public func signOut(rejected session: UnreadSession) {
    window.queue.rearrange { [self] in
      if unread.session == session { signOutNow() }
    }
  }

  private func signOutNow() {
    guard currentRoot.value == .tabs else { return }
    currentRecord.value.isSignedIn = false
    launchLink = nil
    unread.activate(nil)
    show(.login)
  }

  /// Runs what may open a link outside of all changes, so that a router can open it at once.
  private func whenIdle(_ body: @escaping () -> Void) {
    if window.queue.isIdle { body() } else { window.queue.runWhenIdle(body) }
  }

  private func openNow(_ link: String) {
    if currentRoot.untrackedValue == .tabs { onLink?(link) }
  }

  private func show(_ root: AppRoot) {
    currentRoot.value = root
    window.replaceRoot(with: makeScreen(root))
  }
}

extension UnreadManager {
  /// Makes an account the active one and logs the one before it out; without one, only that.
  fileprivate func activate(_ name: String?) {
    if account == name { return }
    apply(.logout)
    if let name { apply(.login(account: name)) }
  }
}
