import TelltaleShell
import Testing

@MainActor
struct ShellWindowTreeTests {
  private let a = Screen(title: "a")
  private let b = Screen(title: "b")
  private let c = Screen(title: "c")

  @Test func `an empty window has no tree and nothing in front`() {
    #expect(ShellWindow().tree == "")
    #expect(ShellWindow().front == nil)
  }

  @Test func `the seen one of some tabs or pages is marked`() {
    let pages = PageShell(pages: [b, c], title: "pages")
    let stacks = [ScreenStack(root: a), ScreenStack(root: pages), ScreenStack()]
    let tabs = TabShell(tabs: stacks.map { ShellTab(title: "", root: $0) })
    let window = ShellWindow(root: tabs)
    #expect(window.tree == "tabs[*(a) (pages[*b c]) ()]")
    #expect(window.front === a)
    tabs.select(1)
    pages.go(to: 1)
    #expect(window.tree == "tabs[(a) *(pages[b *c]) ()]")
    #expect(window.front === c)
    tabs.select(2)
    #expect(window.front === stacks[2])
  }

  @Test func `what is presented is by the screen that presents it`() {
    let stack = ScreenStack(root: a)
    let window = ShellWindow(root: stack)
    a.present(Screen(title: "x"), style: .popup)
    a.present(Screen(title: "y"), style: .popup)
    a.present(ScreenStack(root: b), style: .overlay)
    b.present(c)
    #expect(window.tree == "(a ~y ^(b ^c))")
    #expect(window.front === c)
    stack.setPath([Screen(title: "d")])
    #expect(window.tree == "(d) ^(b ^c)")
  }
}
