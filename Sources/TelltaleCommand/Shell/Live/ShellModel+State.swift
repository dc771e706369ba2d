import Telltale
import TelltaleBadges
import TelltaleFeeds
import TelltaleShell

extension ShellModel {
  /// What the live view shows now.
  package var state: ShellState {
    var state = ShellState()
    state.icon = app.shell.unread.icon.value.text
    state.situation = app.shell.record.value.signedInAccount ?? "nobody"
    state.server = server.mode.rawValue
    if let tabs = app.window.root.value as? TabShell {
      state.tabs = tabs.tabs.value.map {
        LiveState.Tab(title: $0.title, badge: $0.badge.value.text)
      }
      state.selected = tabs.selectedIndex.value
    }
    if let front = app.window.front { describe(front, in: &state) }
    if isHelpShown {
      (state.path, state.pages, state.cover, state.popup) = (["Help"], [], nil, nil)
      state.content = .help(Self.help)
    }
    state.events = log.enumerated().map { index, text in
      ShellState.Event(text: text, isNew: index >= log.count - newEvents)
    }
    state.prompt = prompt?.withoutControls
    state.message = message
    state.hints = hints
    return state
  }

  private func describe(_ front: Screen, in state: inout ShellState) {
    let stack = front.stack?.path.value ?? [front]
    state.path = stack.map { $0.title.value.withoutControls }
    if let pages = front.parent as? PageShell {
      state.pages = pages.titles
      state.page = pages.index.value
    }
    switch app.window.presented.value.last?.style {
    case .fullScreen: state.cover = "full screen"
    case .overlay: state.cover = "overlay"
    default: break
    }
    state.popup = front.presented?.title.value.withoutControls
    switch front {
    case let list as DemoList: state.content = .list(described(list))
    case let login as LoginScreen: state.content = .login(described(login))
    case _ where app.shell.root.value == .guide:
      state.content = .guide(["Five tabs, lists that load, links that open.", "", "⏎ goes on"])
    default: state.content = .detail(described(front, in: stack))
    }
  }

  private func described(_ screen: Screen, in stack: [Screen]) -> [[String]] {
    let address = [["address", (screen.url ?? "none").withoutControls], ["", ""]]
    return address + stack.map { [app.names.name(of: $0), "\($0.phase.value)"] }
  }

  private func described(_ list: DemoList) -> ShellState.List {
    let state = list.loader.state.value
    let summary = state.summary
    let failure = state.failure.map { "\($0.error)".withoutControls } ?? ""
    let notice: String? =
      switch summary.phase {
      case .idle: "nothing was asked for; r loads"
      case .loading: "loading…"
      case .content: nil
      case .empty: "nothing is here; r loads again"
      case .failed: "failed: \(failure); r tries again"
      }
    let remarks = [
      summary.activity == .refresh ? "refreshing…" : nil,
      summary.phase == .content && !failure.isEmpty ? "failed: \(failure)" : nil,
      summary.isStale ? "out of date" : nil,
      summary.activity == .more ? "loading more…" : summary.hasMore ? "m loads more" : nil,
    ]
    return ShellState.List(
      noun: list.content.noun(in: app.language), rows: list.rows,
      cursor: Int(list.scrollOffset.value),
      notice: notice, remarks: remarks.compactMap(\.self))
  }

  private func described(_ login: LoginScreen) -> ShellState.Login {
    let form = login.form
    let fields = form.fields.map { field in
      let text = form[field].value.withoutControls
      return ShellState.Field(
        label: field.rawValue,
        text: field == .password ? String(repeating: "•", count: text.count) : text,
        isFocused: focus == field)
    }
    return ShellState.Login(
      fields: fields, captcha: server.captcha(of: login), message: form.message.value?.sentence,
      canSubmit: form.canSubmit.value, isSubmitting: form.isSubmitting.value)
  }
}

extension LoginMessage {
  /// The message as the login shows it.
  fileprivate var sentence: String {
    switch self {
    case .account: "Enter an account."
    case .password: "Enter the password."
    case .captcha: "Enter what the picture says."
    case .otp: "Enter the code."
    case .rejected: "That is wrong; try \"\(FakeServer.password)\"."
    case .expired: "Too late: enter the password again."
    case .activationNeeded: "Activate the account first."
    case .failed(let error): "No answer: \("\(error)".withoutControls)."
    }
  }
}
