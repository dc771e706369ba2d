import Telltale
import TelltaleBadges
import TelltaleShell
import TelltaleTesting
import Testing

/// The five tabs, their pages and their badges, each vector by its number.
@MainActor
struct RootTabsTests {
  let unread = UnreadManager<RootSection>(policy: .coding)

  // MARK: Tabs

  @Test func `TB01 five tabs are built, and the first one alone is loaded`() throws {
    let (tabs, window) = launch()
    let shell = tabs.shell
    #expect(shell.tabs.value.map(\.title) == ["项目", "任务", "冒泡", "消息", "我"])
    #expect(
      shell.tabs.value.map(\.icon) == ["project", "task", "tweet", "privatemessage", "me"])
    #expect(shell.selectedIndex.value == 0)
    for section in RootSection.allCases {
      let stack = try #require(tabs.stack(of: section))
      let root = try #require(stack.root)
      #expect(stack.isLoaded == (section == .projects))
      #expect(root.isLoaded == (section == .projects))
    }
    withExtendedLifetime(window) {}
  }

  @Test func `TB02 a tap selects, and loads the section with its first page alone`() throws {
    let (tabs, window) = launch()
    tabs.shell.tap(2)
    let pages = try #require(tabs.tweets)
    #expect(tabs.shell.selectedIndex.value == 2)
    #expect(pages.titles == ["冒泡广场", "朋友圈", "热门冒泡"])
    #expect(pages.pages.map(\.isLoaded) == [true, false, false])
    withExtendedLifetime(window) {}
  }

  @Test func `TB06 a tap on the selected tab goes back to the root and does nothing else`() throws {
    let (tabs, window) = launch()
    let stack = try #require(tabs.stack(of: .projects))
    stack.push(Screen())
    stack.push(Screen())
    let heard = reselections(in: window)
    tabs.shell.tap(0)
    #expect(stack.path.value.count == 1)
    #expect(heard.values.isEmpty)
    tabs.shell.tap(0)
    #expect(heard.values == ["项目"])
  }

  @Test func `a tap on the tab of pages is heard by the page that is seen`() throws {
    let (tabs, window) = launch()
    tabs.shell.tap(2)
    try #require(tabs.tweets).go(to: 1)
    let heard = reselections(in: window)
    tabs.shell.tap(2)
    #expect(heard.values == ["朋友圈"])
  }

  @Test func `TB08 a tap that is not allowed changes nothing`() {
    let (tabs, window) = launch()
    let events = Recorder<String>()
    window.onEvent = { screen, event in events.note("\(screen.title.value).\(event)") }
    tabs.shell.shouldSelect = { $0 != 3 }
    tabs.shell.didSelect = { events.note("selected \($0)") }
    tabs.shell.tap(3)
    #expect(tabs.shell.selectedIndex.value == 0)
    #expect(events.values.isEmpty)
  }

  @Test func `TB09 a tap on the selected tab is asked for, and is no selection`() {
    let (tabs, window) = launch()
    let asked = Recorder<Int>(), selected = Recorder<Int>()
    tabs.shell.shouldSelect = {
      asked.note($0)
      return $0 != 0
    }
    tabs.shell.didSelect = { selected.note($0) }
    let heard = reselections(in: window)
    tabs.shell.tap(0)
    #expect(heard.values.isEmpty)
    tabs.shell.tap(1)
    tabs.shell.tap(1)
    #expect(asked.values == [0, 1, 1])
    #expect(selected.values == [1])
    #expect(heard.values == ["任务"])
  }

  @Test func `TB10 the program selects without asking and without telling`() {
    let (tabs, window) = launch()
    tabs.shell.shouldSelect = { _ in false }
    tabs.shell.didSelect = { _ in Issue.record("nobody selected") }
    tabs.shell.select(3)
    #expect(tabs.shell.selectedIndex.value == 3)
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [9, -1, Int.max, Int.min])
  func `TB11 a tab that does not exist is not selected`(index: Int) {
    let (tabs, window) = launch()
    tabs.shell.select(index)
    tabs.shell.tap(index)
    #expect(tabs.shell.selectedIndex.value == 0)
    withExtendedLifetime(window) {}
  }

  @Test func `TB13 stacks do not depend on each other`() throws {
    let (tabs, window) = launch()
    let stack = try #require(tabs.stack(of: .projects))
    stack.push(Screen(title: "X"))
    tabs.shell.tap(1)
    tabs.shell.tap(0)
    #expect(stack.path.value.map(\.title.value) == ["项目", "X"])
    withExtendedLifetime(window) {}
  }

  @Test func `TB14 a bar that is shown before its hiding has ended stays`() {
    let shell = TabShell()
    shell.setBarHidden(true, animated: true)
    #expect(shell.isBarHidden.value)
    #expect(shell.isBarDrawn.value)
    shell.setBarHidden(false, animated: true)
    shell.endBarAnimation()
    #expect(!shell.isBarHidden.value)
    #expect(shell.isBarDrawn.value)
  }

  @Test func `TB15 a bar is gone once its hiding has ended`() {
    let shell = TabShell()
    shell.setBarHidden(true, animated: true)
    shell.endBarAnimation()
    #expect(!shell.isBarDrawn.value)
    shell.setBarHidden(false)
    #expect(shell.isBarDrawn.value)
    shell.setBarHidden(true)
    #expect(!shell.isBarDrawn.value)
  }

  @Test func `TB16 the enterprise edition has four tabs`() {
    let (tabs, window) = launch(edition: .enterprise)
    #expect(tabs.shell.tabs.value.map(\.title) == ["项目", "任务", "消息", "我的"])
    #expect(tabs.tweets == nil)
    #expect(tabs.stack(of: .tweets) == nil)
    withExtendedLifetime(window) {}
  }

  @Test func `the titles are there in English`() {
    let (tabs, _) = launch(language: .english)
    #expect(
      tabs.shell.tabs.value.map(\.title) == ["Projects", "Tasks", "Tweets", "Messages", "Me"])
    #expect(tabs.tweets?.titles == ["Square", "Friends", "Hot"])
  }

  // MARK: Pages

  @Test func `PG01 a page is turned to at once, over those between`() throws {
    let (tabs, window) = launch()
    tabs.shell.tap(2)
    let pages = try #require(tabs.tweets), indices = Recorder<Int>()
    let token = pages.index.observe { indices.note($0) }
    pages.go(to: 2)
    #expect(indices.values == [0, 2])
    #expect(pages.pages.map(\.isLoaded) == [true, false, true])
    token.cancel()
    withExtendedLifetime(window) {}
  }

  @Test func `PG02 a swipe that is called off leaves the index`() throws {
    let (tabs, window) = launch()
    tabs.shell.tap(2)
    let pages = try #require(tabs.tweets), indices = Recorder<Int>()
    let token = pages.index.observe { indices.note($0) }
    pages.beginSwipe(to: 1)?.cancel()
    #expect(indices.values == [0])
    token.cancel()
    withExtendedLifetime(window) {}
  }

  @Test func `PG03 nothing is turned to while a finger swipes`() throws {
    let (tabs, window) = launch()
    tabs.shell.tap(2)
    let pages = try #require(tabs.tweets)
    var swipe = pages.beginSwipe(to: 1)
    pages.go(to: 2)
    #expect(pages.index.value == 0)
    swipe.take()?.finish()
    #expect(pages.index.value == 1)
    withExtendedLifetime(window) {}
  }

  // MARK: Badges

  @Test func `BD01 nothing counted is nothing shown`() {
    let (tabs, window) = launch()
    #expect(labels(tabs) == [nil, nil, nil, nil, nil])
    unread.apply(RootCounts(), through: 1)
    #expect(labels(tabs) == [nil, nil, nil, nil, nil])
    #expect(unread.icon.value.count == 0)
    withExtendedLifetime(window) {}
  }

  @Test func `BD02 news of projects are a dot, and nothing on the icon`() {
    let (tabs, window) = launch()
    unread.apply(RootCounts(projects: 1), through: 1)
    #expect(labels(tabs) == ["", nil, nil, nil, nil])
    #expect(unread.icon.value.count == 0)
    withExtendedLifetime(window) {}
  }

  @Test func `BD03 messages and notices are added up`() {
    let (tabs, window) = launch()
    unread.apply(RootCounts(messages: 2, notifications: 3), through: 1)
    #expect(labels(tabs) == [nil, nil, nil, "5", nil])
    #expect(unread.icon.value.count == 5)
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [(99, "99"), (100, "99+"), (1000, "99+")])
  func `BD04 more than 99 is 99 and a plus`(total: Int, text: String) {
    let (tabs, window) = launch()
    unread.apply(RootCounts(messages: total - 40, notifications: 40), through: 1)
    #expect(labels(tabs)[3] == text)
    withExtendedLifetime(window) {}
  }

  @Test func `BD05 counts that change places tell nothing`() {
    let (tabs, window) = launch()
    unread.apply(RootCounts(messages: 5), through: 1)
    let texts = Recorder<String?>()
    let token = tabs.shell.tabs.value[3].label.observe { texts.note($0.text) }
    unread.apply(RootCounts(notifications: 5), through: 2)
    #expect(texts.values == ["5"])
    token.cancel()
    withExtendedLifetime(window) {}
  }

  @Test func `BD06 counts that are older than the last ones change nothing`() {
    let (tabs, window) = launch()
    unread.apply(RootCounts(messages: 5), through: 2)
    unread.apply(RootCounts(messages: 9), through: 1)
    #expect(labels(tabs)[3] == "5")
    withExtendedLifetime(window) {}
  }

  @Test func `BD07 less than nothing is nothing`() {
    let (tabs, window) = launch()
    unread.apply(RootCounts(messages: -3, notifications: -1), through: 1)
    #expect(labels(tabs)[3] == nil)
    unread.apply(RootCounts(messages: .min, notifications: 2), through: 2)
    #expect(labels(tabs)[3] == "2")
    withExtendedLifetime(window) {}
  }

  @Test func `BD08 a badge that counted before the tabs were there is shown`() {
    unread.apply(RootCounts(messages: 2), through: 1)
    let (tabs, window) = launch()
    #expect(labels(tabs)[3] == "2")
    withExtendedLifetime(window) {}
  }

  @Test func `BD09 badges end with the account`() {
    let (tabs, window) = launch()
    unread.apply(RootCounts(projects: 1, messages: 2), through: 1)
    unread.apply(.logout)
    #expect(labels(tabs) == [nil, nil, nil, nil, nil])
    unread.apply(.login(account: "bob"))
    #expect(labels(tabs) == [nil, nil, nil, nil, nil])
    withExtendedLifetime(window) {}
  }

  @Test func `BD10 tabs that are released tell nothing and leave nothing`() {
    withLifetimeTracking { lives in
      let texts = Recorder<String?>()
      var tabs: RootTabs? = RootTabs(unread: unread, language: .english) { _ in
        CountedScreen(lives)
      }
      var token = tabs?.shell.tabs.value[3].label.observe { texts.note($0.text) }
      #expect(token != nil)
      (tabs, token) = (nil, nil)
      unread.apply(RootCounts(messages: 2), through: 1)
      #expect(texts.values == [nil])
    }
  }

  @Test func `BD11 a dot has no text, and a tab may have a text of its own`() {
    #expect(TabLabel.dot.text == "")
    #expect(TabLabel.none.text == nil)
    let tab = ShellTab(title: "t", label: MutableSignal(.text("new")), root: Screen())
    #expect(tab.label.value.text == "new")
  }

  @Test func `counts of a session that has ended change nothing`() throws {
    let (tabs, window) = launch()
    let session = try #require(unread.session)
    unread.apply(.logout)
    unread.apply(.login(account: "bob"))
    unread.apply(RootCounts(messages: 7), through: 1, in: session)
    #expect(labels(tabs)[3] == nil)
    withExtendedLifetime(window) {}
  }

  // MARK: What they are made of

  private func launch(
    edition: RootEdition = .standard, language: RootLanguage = .chinese
  ) -> (RootTabs, ShellWindow) {
    let tabs = RootTabs(unread: unread, edition: edition, language: language) { _ in Screen() }
    return (tabs, ShellWindow(root: tabs.shell))
  }

  private func labels(_ tabs: RootTabs) -> [String?] {
    tabs.shell.tabs.value.map(\.label.value.text)
  }

  private func reselections(in window: ShellWindow) -> Recorder<String> {
    let heard = Recorder<String>()
    window.onEvent = { screen, event in
      if event == .didReselect { heard.note(screen.title.value) }
    }
    return heard
  }
}
