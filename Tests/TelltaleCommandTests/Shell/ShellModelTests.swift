import TelltaleCommand
import Testing

@MainActor
@Suite struct ShellModelTests {
  @Test func `a list loads when the server answers, and opens the row that is chosen`() throws {
    let model = ShellModel()
    #expect(list(model)?.notice == "loading…")
    model.wait()
    #expect(list(model)?.rows.count == 12)
    #expect(list(model)?.remarks == ["m loads more"])
    model.press(.down, .down, .up, .enter)
    #expect(model.state.path == ["Projects", "Project 2"])
    #expect(model.state.events.last?.text == "router.opened projects:2")
    model.press(.escape)
    #expect(model.state.path == ["Projects"])
    #expect(list(model)?.cursor == 1)
  }

  @Test func `choosing rows is not told, and ends at the last one`() {
    let model = ShellModel()
    model.wait()
    let events = model.state.events.count
    for _ in 0..<50 { model.press(.down) }
    #expect(list(model)?.cursor == 11)
    for _ in 0..<50 { model.press(.up) }
    #expect(list(model)?.cursor == 0)
    #expect(model.state.events.count == events)
  }

  @Test func `more rows come until there are no more`() {
    let model = ShellModel()
    for _ in 0..<5 {
      model.wait()
      model.press(.character("m"))
    }
    #expect(list(model)?.rows == Array(1...30))
    #expect(list(model)?.remarks == [])
  }

  @Test func `the server is fast, slow, failing and empty`() {
    let model = ShellModel()
    model.wait()
    model.press(.character("s"), .character("r"))
    for _ in 0..<10 { model.tick() }
    #expect(model.state.server == "slow")
    #expect(list(model)?.remarks == ["refreshing…", "m loads more"])
    model.wait()
    model.press(.character("s"), .character("r"))
    model.wait()
    #expect(list(model)?.remarks == ["failed: no connection", "m loads more"])
    model.press(.character("2"))
    model.wait()
    #expect(list(model)?.notice == "failed: no connection; r tries again")
    model.press(.character("s"), .character("r"))
    model.wait()
    #expect(list(model)?.notice == "nothing is here; r loads again")
    model.press(.character("s"))
    #expect(model.state.server == "fast")
  }

  @Test func `tabs are tapped, pages are turned`() {
    let model = ShellModel()
    model.press(.character("3"), .right)
    #expect(model.state.selected == 2)
    #expect(model.state.pages == ["Square", "Friends", "Hot"])
    #expect(model.state.page == 1)
    model.press(.left, .left)
    #expect(model.state.page == 0)
  }

  @Test func `badges show what the server counts, and a message that is opened is read`() {
    let model = ShellModel()
    #expect(model.state.icon == nil)
    model.wait()
    #expect(model.state.icon == "7")
    model.press(.character("4"))
    model.wait()
    model.press(.enter)
    #expect(model.state.tabs.map(\.badge) == ["•", nil, nil, "6", nil])
  }

  @Test func `actions are typed after a colon`() {
    let model = ShellModel()
    model.press(.character(":"))
    model.type("open tt://order?waitress=Bettx")
    model.press(.backspace, .character("y"))
    #expect(model.state.prompt == "open tt://order?waitress=Betty")
    model.press(.enter)
    #expect(model.state.prompt == nil)
    #expect(model.state.cover == "full screen")
    #expect(model.state.path == ["Order:Betty"])
    model.run("open tt://order/food")
    #expect(model.state.popup == "Post")
    model.press(.character("2"))
    #expect(model.state.message == "the tabs are covered; esc goes back")
    model.press(.escape)
    #expect(model.state.popup == nil)
    model.press(.escape)
    #expect(model.state.cover == nil)
    model.run("present O overlay")
    #expect(model.state.cover == "overlay")
  }

  @Test func `what is wrong with an action is told until the next key`() {
    let model = ShellModel()
    model.run("tap x")
    #expect(model.state.message == "\"x\" is no whole number")
    model.run("load nothing")
    #expect(model.state.message?.hasPrefix("there is no screen") == true)
    model.press(.other)
    #expect(model.state.message == nil)
    model.press(.character(":"), .escape, .character(":"), .backspace)
    #expect(model.state.prompt == nil)
  }

  @Test func `three wrong passwords require a captcha`() {
    let model = ShellModel(.signedOut)
    #expect(login(model)?.fields.map(\.isFocused) == [false, true])
    for _ in 0..<3 {
      model.type("x")
      model.press(.enter)
      #expect(login(model)?.isSubmitting == true)
      model.wait()
    }
    #expect(login(model)?.fields.map(\.label) == ["Account", "Password", "Captcha"])
    #expect(login(model)?.fields[1].text == "•••")
    #expect(login(model)?.canSubmit == false)
    model.press(.enter)
    #expect(login(model)?.message == "Enter what the picture says.")
    model.type(login(model)?.captcha ?? "")
    model.press(.up, .backspace, .backspace, .backspace)
    model.type("secret")
    model.press(.enter)
    model.wait()
    #expect(model.state.situation == "ann")
    #expect(model.state.path == ["Projects"])
  }

  @Test func `letters are commands while no field takes them`() {
    let model = ShellModel(.signedOut)
    model.press(.character("q"))
    #expect(!model.isDone)
    #expect(login(model)?.fields[1].text == "•")
    model.press(.escape, .character("s"), .enter, .tab)
    #expect(model.state.server == "slow")
    #expect(login(model)?.fields.map(\.isFocused) == [true, false])
    model.press(.escape, .character("q"))
    #expect(model.isDone)
  }

  @Test func `what is open is saved and restored after another login`() {
    let model = ShellModel()
    model.run("open tt://about/story")
    model.press(.character("S"), .character("o"))
    model.type("secret")
    model.press(.enter)
    model.wait()
    #expect(model.state.selected == 0)
    model.press(.character("R"))
    #expect(model.state.selected == 4)
    #expect(model.state.path == ["Me", "About:story"])
  }

  @Test func `what nobody sees is purged`() {
    let model = ShellModel()
    model.run("push X")
    model.press(.character("p"))
    #expect(
      model.state.content
        == .detail([["address", "none"], ["", ""], ["projects", "unloaded"], ["X", "visible"]]))
  }

  @Test func `the guide leads to the login`() {
    let model = ShellModel()
    model.run("launch guide")
    #expect(model.state.path == ["Guide"])
    #expect(model.state.tabs == [])
    model.press(.enter)
    #expect(model.state.path == ["Login"])
    #expect(login(model)?.fields.map(\.isFocused) == [true, false])
  }

  @Test func `help goes away with any key`() {
    let model = ShellModel()
    model.press(.character("?"))
    #expect(model.state.path == ["Help"])
    model.press(.character("q"))
    #expect(model.state.path == ["Projects"])
    #expect(!model.isDone)
  }

  @Test func `events of the last key stand out`() {
    let model = ShellModel()
    model.press(.character("2"))
    #expect(model.state.events.filter(\.isNew).first?.text == "n2.load")
    model.press(.other)
    #expect(model.state.events.allSatisfy { !$0.isNew })
  }

  // MARK: What is looked at

  private func list(_ model: ShellModel) -> ShellState.List? {
    if case .list(let list) = model.state.content { list } else { nil }
  }

  private func login(_ model: ShellModel) -> ShellState.Login? {
    if case .login(let login) = model.state.content { login } else { nil }
  }
}
