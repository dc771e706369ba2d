import Telltale
import TelltaleShell

extension ShellModel {
  /// The list in front, if one is.
  var frontList: DemoList? { app.window.front as? DemoList }

  /// Whether something is presented over the tabs.
  var isCovered: Bool { !app.window.presented.value.isEmpty }

  func tap(_ index: Int) {
    guard !isCovered else {
      message = "the tabs are covered; esc goes back"
      return
    }
    perform(.tap(index))
  }

  func onList(_ action: (String) -> ShellAction) {
    guard let list = frontList else {
      message = "there is no list in front"
      return
    }
    perform(action(app.names.name(of: list)))
  }

  func moveCursor(by step: Int) {
    guard let list = frontList else { return }
    silently { list.scroll(to: list.scrollOffset.value + Double(step)) }
  }

  func turnPage(by step: Int) {
    guard let pages = app.window.front?.parent as? PageShell else { return }
    pages.go(to: pages.index.value + step)
  }

  /// Opens the row that is chosen, fills the login in, or ends the guide.
  func enter() {
    if let login = app.loginScreen {
      focus = login.form.firstGap ?? .password
    } else if app.shell.root.value == .guide {
      perform(.finishGuide)
    } else if let list = frontList, !list.rows.isEmpty {
      list.selectRow(at: Int(list.scrollOffset.value))
      app.openLinks()
      if list.content == .messages, news.messages > 0 {
        news.messages -= 1
        count()
      }
    }
  }

  /// Takes the popup away, pops, or dismisses, whatever is nearest.
  func goBack() {
    guard let front = app.window.front else { return }
    if front.presented != nil || front.stack.map({ $0.path.value.count == 1 }) ?? true {
      perform(.dismiss)
    } else {
      perform(.pop)
    }
  }
}
