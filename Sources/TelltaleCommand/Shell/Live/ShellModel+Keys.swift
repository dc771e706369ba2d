import TelltaleShell

extension ShellModel {
  func take(_ key: Key) {
    if isHelpShown {
      isHelpShown = false
    } else if let prompt {
      edit(prompt, key)
    } else if let login = app.loginScreen, let focus {
      fill(login.form, focus, key)
    } else {
      command(key)
    }
  }

  private func command(_ key: Key) {
    switch key {
    case .character(let character): command(character)
    case .up: moveCursor(by: -1)
    case .down: moveCursor(by: 1)
    case .left: turnPage(by: -1)
    case .right: turnPage(by: 1)
    case .enter, .tab: enter()
    case .backspace, .escape: goBack()
    case .other: break
    }
  }

  private func command(_ character: Character) {
    switch character {
    case "1", "2", "3", "4", "5": tap((character.wholeNumberValue ?? 1) - 1)
    case "r": onList { .list(.reload, $0) }
    case "m": onList { .list(.more, $0) }
    case "s": server.changeMode()
    case "p": perform(.purgeAll)
    case "S": perform(.save)
    case "R": perform(.restore)
    case "o": perform(.signOut)
    case ":": prompt = ""
    case "?": isHelpShown = true
    case "q": isDone = true
    default: break
    }
  }

  // MARK: The command line

  private func edit(_ text: String, _ key: Key) {
    switch key {
    case .character(let character): prompt = Self.text(text, with: character)
    case .backspace: prompt = text.isEmpty ? nil : String(text.dropLast())
    case .escape: prompt = nil
    case .enter:
      prompt = nil
      run(text)
    default: break
    }
  }

  private func run(_ line: String) {
    do throws(ShellActionError) {
      guard let action = try ShellAction.parse(line) else { return }
      if case .launch(let start) = action { return relaunch(start) }
      perform(action)
    } catch {
      message = "\(error)"
    }
  }

  /// A text with one letter more, unless it is longer than anybody types.
  private static func text(_ text: String, with letter: Character) -> String {
    text.utf8.count < 1_000 ? text + String(letter) : text
  }

  // MARK: The login

  private func fill(_ form: LoginForm, _ field: LoginField, _ key: Key) {
    switch key {
    case .character(let character):
      form[field].value = Self.text(form[field].value, with: character)
    case .backspace: form[field].value = String(form[field].value.dropLast())
    case .tab, .down: moveFocus(in: form, by: 1)
    case .up: moveFocus(in: form, by: -1)
    case .enter:
      form.submit()
      if let gap = form.firstGap { focus = gap }
    case .escape: focus = nil
    default: break
    }
  }

  private func moveFocus(in form: LoginForm, by step: Int) {
    let fields = form.fields
    let place = fields.firstIndex { $0 == focus } ?? 0
    focus = fields[(place + step + fields.count) % fields.count]
  }
}
