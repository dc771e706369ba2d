import Telltale
import TelltaleBadges
import TelltaleShell
import TelltaleTesting
import Testing

/// The launch, the session and the end of it, each vector by its number.
@MainActor
struct AppShellTests {
  let unread = UnreadManager<RootSection>(policy: .coding)

  @Test
  func `SS01 a stored session leads to the tabs, and the launch's link is opened after the start`()
  {
    let links = Recorder<String>()
    let app = app(SessionRecord(account: "ann", isSignedIn: true))
    app.onLink = { links.note($0) }
    app.launch(link: "tt://food/porridge")
    #expect(app.root.value == .tabs)
    #expect(unread.account == "ann")
    #expect(links.values.isEmpty)
    app.finishStarting()
    #expect(links.values == ["tt://food/porridge"])
    app.finishStarting()
    app.launch(link: "tt://food/tea")
    #expect(links.values == ["tt://food/porridge"])
  }

  @Test func `SS02 without a session a new guide comes first, and the login if it was seen`() {
    let new = app(SessionRecord(guideVersion: "1"), guideVersion: "2")
    new.launch()
    #expect(new.root.value == .guide)
    #expect(unread.icon.value.count == 0)
    #expect(unread.icon.value.isHidden)

    let seen = app(SessionRecord(guideVersion: "2"), guideVersion: "2")
    seen.launch()
    #expect(seen.root.value == .login)
  }

  @Test func `SS03 a guide that was seen is remembered, and leads to the login`() {
    let app = app(guideVersion: "2")
    app.launch()
    app.finishGuide()
    #expect(app.root.value == .login)
    #expect(app.record.value.guideVersion == "2")
    app.finishGuide()
    #expect(app.root.value == .login)
  }

  @Test
  func `SS04 signing out changes the root once, releases the tabs and ends what hung on them`() {
    withLifetimeTracking { lives in
      let roots = Recorder<AppRoot?>(), labels = Recorder<String?>()
      let app = app(SessionRecord(account: "ann", isSignedIn: true)) { [unread] root in
        guard root == .tabs else { return Screen() }
        let tabs = RootTabs(unread: unread, language: .english) { _ in
          let screen = CountedScreen(lives)
          screen.keep(unread.badge(for: .messages).observe { labels.note($0.text) })
          return screen
        }
        return tabs.shell
      }
      app.launch()
      unread.apply(RootCounts(messages: 2), through: 1)
      let token = app.root.observe { roots.note($0) }
      weak let tabs = app.window.root.value
      _ = labels.take()
      app.signOut()
      #expect(roots.values == [.tabs, .login])
      #expect(tabs == nil)
      #expect(lives.alive == 0)
      _ = labels.take()
      app.signIn(as: "bob")
      #expect(labels.values.allSatisfy { $0 == nil }, "bob sees nothing of ann's")
      token.cancel()
      app.signOut()
      _ = labels.take()
      unread.apply(.login(account: "carl"))
      unread.apply(RootCounts(messages: 3), through: 1)
      #expect(labels.values.isEmpty)
    }
  }

  @Test func `SS05 two answers that nobody is signed in sign out once`() throws {
    let roots = Recorder<AppRoot?>()
    let app = app(SessionRecord(account: "ann", isSignedIn: true))
    app.launch()
    let token = app.root.observe { roots.note($0) }
    let session = try #require(unread.session)
    app.signOut(rejected: session)
    app.signOut(rejected: session)
    #expect(roots.values == [.tabs, .login])
    app.signIn(as: "ann")
    app.signOut(rejected: session)
    #expect(roots.values == [.tabs, .login, .tabs], "a late answer concerns the session before")
    token.cancel()
  }

  @Test func `a record without a name is nobody's session`() {
    for record in [SessionRecord(account: "", isSignedIn: true), SessionRecord(isSignedIn: true)] {
      let app = app(record)
      app.launch()
      #expect(app.root.value == .login)
      #expect(!app.record.value.isSignedIn)
      app.signIn(as: "")
      #expect(app.root.value == .login)
    }
  }

  @Test func `a launch's link is forgotten where nobody is signed in`() {
    let links = Recorder<String>()
    let app = app()
    app.onLink = { links.note($0) }
    app.launch(link: "tt://food/porridge")
    app.finishStarting()
    app.signIn(as: "ann")
    #expect(links.values.isEmpty)
    app.open("tt://food/tea")
    #expect(links.values == ["tt://food/tea"])
  }

  @Test func `a router opens a link at once, and what is wrong with it is thrown`() throws {
    let app = app(SessionRecord(account: "ann", isSignedIn: true))
    let router = Router(window: app.window)
    try router.register("tt://food/{food}") { match in Screen(title: try match["food"]) }
    let errors = Recorder<RouteError>()
    app.onLink = { link in
      do throws(RouteError) { try router.open(link) } catch { errors.note(error) }
    }
    app.launch()
    app.finishStarting()
    app.open("tt://food/tea")
    #expect(app.window.front?.title.value == "tea")
    app.open("nope://food")
    #expect(errors.values == [.unknownScheme("nope")])
  }

  @Test func `a launch's link does not outlive the session`() {
    let links = Recorder<String>()
    let app = app(SessionRecord(account: "ann", isSignedIn: true))
    app.onLink = { links.note($0) }
    app.launch(link: "tt://food/porridge")
    app.signOut()
    app.signIn(as: "bob")
    app.finishStarting()
    #expect(links.values.isEmpty)
  }

  @Test func `the account that was signed in last is remembered`() {
    let app = app()
    app.launch()
    app.signIn(as: "ann")
    app.signOut()
    #expect(app.record.value == SessionRecord(account: "ann"))
  }

  @Test func `signing out in a callback of the tabs ends after what is under way`() {
    let app = app(SessionRecord(account: "ann", isSignedIn: true))
    let pushed = Screen(title: "pushed")
    app.launch()
    let trace = Recorder<String>()
    app.window.onEvent = { screen, event in
      trace.note("\(event)")
      if event == .willAppear, screen === pushed { app.signOut() }
    }
    stack(of: app)?.push(pushed)
    #expect(trace.values.prefix(7) == ["load", "didLoad", "wD", "wA", "iA", "dD", "dA"])
    #expect(app.root.value == .login)
    #expect(pushed.window == nil)
    app.window.onEvent = nil
  }

  private func app(
    _ record: SessionRecord = SessionRecord(), guideVersion: String? = nil,
    makeScreen: ((AppRoot) -> Screen)? = nil
  ) -> AppShell {
    AppShell(
      record: record, guideVersion: guideVersion, unread: unread,
      makeScreen: makeScreen ?? { root in root == .tabs ? ScreenStack(root: Screen()) : Screen() })
  }

  private func stack(of app: AppShell) -> ScreenStack? {
    app.window.root.value as? ScreenStack
  }

  @Test func `a session that was rejected does not take the next one with it`() throws {
    let app = app(SessionRecord(account: "ann", isSignedIn: true))
    app.launch()
    let session = try #require(unread.session)
    app.window.onEvent = { [unowned app] _, _ in
      app.window.onEvent = nil
      app.signOut(rejected: session)
      app.signOut()
      app.signIn(as: "bob")
    }
    app.window.root.value?.present(Screen())
    #expect(app.root.value == .tabs)
    #expect(unread.account == "bob")
  }

  @Test func `a link that came before the launch is opened after the start`() {
    let links = Recorder<String>()
    let app = app(SessionRecord(account: "ann", isSignedIn: true))
    app.onLink = { links.note($0) }
    app.open("tt://food/tea")
    app.launch()
    app.finishStarting()
    #expect(links.values == ["tt://food/tea"])
  }
}
