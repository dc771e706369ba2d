import TelltaleFeeds
import TelltaleShell

extension DemoApp {
  /// Does an action that changes what is in view.
  func rearrange(_ action: ShellAction) throws(ShellActionError) {
    switch action {
    case .tap(let index): try tabs().tap(index)
    case .select(let index): try tabs().select(index)
    case .page(let index): try pages().go(to: index)
    case .push(let name, let place?): try stack(named: place).push(makeScreen(name))
    case .push(let name, nil): try frontStack().push(makeScreen(name))
    case .pop: try frontStack().pop()
    case .popToRoot: try frontStack().popToRoot()
    case .present(let name, let style):
      let front = try front()
      try front.present(makeScreen(name), style: style)
    case .dismiss:
      let front = try front()
      (front.presented ?? front).dismiss()
    case .swipe(let name, .begin): try beginSwipe(name)
    case .swipe(let name, let step): try endSwipe(name, isFinished: step == .finish)
    case .purge(let name): try screen(named: name).purge()
    case .purgeAll: window.purgeHidden()
    default: break
    }
  }

  /// Begins to drag the screen of a name: to a page, off a stack, or away from what it covers.
  private func beginSwipe(_ name: String) throws(ShellActionError) {
    let screen = try screen(named: name)
    var begun: InteractiveTransition?
    if let pages = screen.parent as? PageShell {
      begun = pages.pages.firstIndex { $0 === screen }.flatMap { pages.beginSwipe(to: $0) }
    } else if let stack = screen.parent as? ScreenStack, stack.path.value.count > 1 {
      if stack.top === screen { begun = stack.beginInteractivePop() }
    } else if let presented = window.presented.value.last?.screen,
      presented === screen || presented === screen.parent
    {
      begun = screen.beginInteractiveDismiss()
    }
    guard let begun = consume begun else { throw .noSwipe(name) }
    swipe = consume begun
    swiped = name
  }

  private func endSwipe(_ name: String, isFinished: Bool) throws(ShellActionError) {
    _ = try screen(named: name)
    guard swiped == name else { throw .noSwipe(name) }
    swiped = nil
    guard let ended = swipe.take() else { throw .noSwipe(name) }
    if isFinished { ended.finish() } else { ended.cancel() }
  }
}

// MARK: - What is there

extension DemoApp {
  func screen(named name: String) throws(ShellActionError) -> Screen {
    guard let screen = names.screen(named: name) else {
      throw .noScreen(name, suggestion: name.nearest(among: names.all))
    }
    return screen
  }

  private func makeScreen(_ name: String) throws(ShellActionError) -> Screen {
    guard names.screen(named: name) == nil else { throw .nameInUse(name) }
    guard !names.isFull else { throw .tooManyScreens }
    return named(name, Screen(title: name))
  }

  private func tabs() throws(ShellActionError) -> TabShell {
    guard let tabs = names.screen(named: "tabs") as? TabShell else { throw .missing("tab bar") }
    return tabs
  }

  private func pages() throws(ShellActionError) -> PageShell {
    guard let pages = names.screen(named: "pages") as? PageShell else { throw .missing("pager") }
    return pages
  }

  private func front() throws(ShellActionError) -> Screen {
    guard let front = window.front else { throw .missing("screen in front") }
    return front
  }

  private func frontStack() throws(ShellActionError) -> ScreenStack {
    let front = try front()
    guard let stack = front as? ScreenStack ?? front.stack else { throw .missing("stack in front") }
    return stack
  }

  private func stack(named name: String) throws(ShellActionError) -> ScreenStack {
    guard let stack = try screen(named: name) as? ScreenStack else {
      throw .missing("stack \"\(name)\"")
    }
    return stack
  }
}
