public import TelltaleBadges

/// The tabs of an app of five root sections, with badges that follow what is unread.
///
/// Each section is a stack; that of tweets begins with three pages. All first screens are made at
/// once and loaded when they are first seen. The badges show what the manager's policy says, and
/// nothing once the account is logged out.
///
/// ```swift
/// let unread = UnreadManager<RootSection>(policy: .coding)
/// let tabs = RootTabs(unread: unread, language: .english) { _ in Screen() }
/// let window = ShellWindow(root: tabs.shell)
/// unread.apply(RootCounts(messages: 5, notifications: 2), through: 1)
/// print(tabs.shell.tabs.value[3].label.value.text ?? "nothing")  // 7
/// ```
@MainActor
public final class RootTabs {
  /// The tabs, of which the first one is selected.
  public let shell: TabShell
  /// The three pages of tweets; the enterprise edition has none.
  public let tweets: PageShell?
  private let stacks: [RootSection: ScreenStack]

  /// Makes the first screens and the tabs that lead to them.
  ///
  /// - Parameters:
  ///   - unread: What the badges follow.
  ///   - edition: Which sections there are.
  ///   - language: The language of the titles.
  ///   - makeScreen: Makes a first screen; one without a title gets that of its content.
  public init(
    unread: UnreadManager<RootSection>, edition: RootEdition = .standard,
    language: RootLanguage, makeScreen: (RootContent) -> Screen
  ) {
    func titled(_ content: RootContent) -> Screen {
      let screen = makeScreen(content)
      if screen.title.value.isEmpty { screen.title.value = content.title(in: language) }
      return screen
    }
    var stacks: [RootSection: ScreenStack] = [:]
    var tweets: PageShell?
    var tabs: [ShellTab] = []
    for section in edition.sections {
      let title = section.title(in: language, edition: edition)
      var screens = RootContent.allCases.filter { $0.section == section }.map(titled)
      if screens.count > 1 {
        let pages = PageShell(pages: screens, title: title)
        tweets = pages
        screens = [pages]
      }
      let stack = ScreenStack(root: screens.first, title: title)
      stacks[section] = stack
      tabs.append(
        ShellTab(title: title, icon: section.icon, badge: unread.badge(for: section), root: stack))
    }
    self.stacks = stacks
    self.tweets = tweets
    shell = TabShell(tabs: tabs)
  }
}

extension RootTabs {
  /// Returns the stack of a section, if the edition has it.
  public func stack(of section: RootSection) -> ScreenStack? {
    stacks[section]
  }
}
