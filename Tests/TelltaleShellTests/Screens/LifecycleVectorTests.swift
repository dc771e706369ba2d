import TelltaleShell
import Testing

/// The vectors of the life of screens, each by its number.
@MainActor
struct LifecycleVectorTests {
  let trace = Trace()
  let a = Screen(title: "A")
  let b = Screen(title: "B")
  let c = Screen(title: "C")
  let p = Screen(title: "P")
  let t = Screen(title: "T")
  let x = Screen(title: "X")

  // MARK: One screen

  @Test func `LV01 a screen that is made and read is not loaded`() {
    let told = trace.during {
      let screen = trace.following(a)
      #expect(screen.title.value == "A")
      #expect(!screen.isLoaded)
    }
    #expect(told == "")
  }

  @Test func `LV02 content is made at the first access and not again`() {
    let screen = trace.following(a)
    #expect(trace.during { screen.loadIfNeeded() } == "A.load A.didLoad")
    #expect(trace.during { screen.loadIfNeeded() } == "")
    #expect(screen.isLoaded)
  }

  @Test func `LV03 content that was thrown away is made again`() {
    let screen = trace.following(a)
    screen.loadIfNeeded()
    #expect(trace.during { screen.purge() } == "A.unloadContent")
    #expect(trace.during { screen.loadIfNeeded() } == "A.load A.didLoad")
  }

  // MARK: Stacks

  @Test func `LV05 a stack is launched with its first screen`() {
    let told = trace.during { launched(a) }
    #expect(
      told == "n.load n.didLoad A.load A.didLoad n.wA A.wA n.iA A.iA n.dA A.dA")
  }

  @Test func `LV06 a screen is pushed`() {
    let stack = launched(a)
    #expect(trace.during { stack.push(b) } == "B.load B.didLoad A.wD B.wA B.iA A.dD B.dA")
    #expect(stack.path.value.map(\.title.value) == ["A", "B"])
  }

  @Test func `LV07 another screen is pushed`() {
    let stack = launched(a, b)
    #expect(trace.during { stack.push(c) } == "C.load C.didLoad B.wD C.wA C.iA B.dD C.dA")
  }

  @Test func `LV08 going back to the root tells nothing to what is between but its removal`() {
    let stack = launched(a)
    stack.push(b)
    stack.push(c)
    #expect(
      trace.during { stack.popToRoot() } == "C.wD A.wA A.iA C.dD A.dA C.removed B.removed")
  }

  @Test func `LV09 a screen is popped`() {
    let stack = launched(a)
    stack.push(b)
    #expect(trace.during { stack.pop() } == "B.wD A.wA A.iA B.dD A.dA B.removed")
    #expect(trace.during { stack.pop() } == "")
  }

  @Test func `LV10 a screen that is dragged away is still in the path`() {
    let stack = launched(a)
    stack.push(b)
    var drag: InteractiveTransition?
    #expect(trace.during { drag = stack.beginInteractivePop() } == "B.wD A.wA A.iA")
    #expect(stack.path.value.map(\.title.value) == ["A", "B"])
    #expect(a.phase.value == .appearing)
    #expect(b.phase.value == .disappearing)
    drag.take()?.cancel()
  }

  @Test func `LV11 a drag that is called off leaves the path`() {
    let stack = launched(a)
    stack.push(b)
    var drag = stack.beginInteractivePop()
    #expect(trace.during { drag.take()?.cancel() } == "A.wD A.dD B.wA B.iA B.dA")
    #expect(stack.path.value.map(\.title.value) == ["A", "B"])
  }

  @Test func `LV12 a drag that is completed pops`() {
    let stack = launched(a)
    stack.push(b)
    var drag = stack.beginInteractivePop()
    #expect(trace.during { drag.take()?.finish() } == "B.dD A.dA B.removed")
    #expect(stack.path.value.map(\.title.value) == ["A"])
  }

  // MARK: Tabs

  @Test func `LV13 tabs are launched with the first one, and the others stay unloaded`() {
    let told = trace.during { launchTabs() }
    #expect(
      told == """
        tabs.load tabs.didLoad n1.load n1.didLoad P.load P.didLoad \
        tabs.wA n1.wA P.wA tabs.iA n1.iA P.iA tabs.dA n1.dA P.dA
        """)
    #expect(!t.isLoaded)
  }

  @Test func `LV14 a tab that is selected for the first time is loaded`() {
    let tabs = launchTabs()
    #expect(
      trace.during { tabs.select(1) } == """
        n2.load n2.didLoad T.load T.didLoad n2.wA T.wA n1.wD P.wD n1.dD P.dD \
        n2.iA T.iA n2.dA T.dA
        """)
  }

  @Test func `LV15 the first tab is selected again`() {
    let tabs = launchTabs()
    tabs.select(1)
    #expect(
      trace.during { tabs.select(0) }
        == "n1.wA P.wA n2.wD T.wD n2.dD T.dD n1.iA P.iA n1.dA P.dA")
  }

  @Test func `LV16 a tab that is selected for the second time is not loaded again`() {
    let tabs = launchTabs()
    tabs.select(1)
    tabs.select(0)
    #expect(
      trace.during { tabs.select(1) }
        == "n2.wA T.wA n1.wD P.wD n1.dD P.dD n2.iA T.iA n2.dA T.dA")
  }

  @Test func `LV17 selecting the selected tab tells nothing`() {
    let tabs = launchTabs()
    #expect(trace.during { tabs.select(0) } == "")
  }

  @Test func `LV19 a push where nobody looks tells and loads nothing`() {
    let tabs = launchTabs()
    tabs.select(1)
    #expect(trace.during { stack(0, of: tabs).push(x) } == "")
    #expect(!x.isLoaded)
  }

  @Test func `LV20 a tab shows what was pushed meanwhile`() {
    let tabs = launchTabs()
    tabs.select(1)
    stack(0, of: tabs).push(x)
    #expect(
      trace.during { tabs.select(0) } == """
        X.load X.didLoad n1.wA X.wA n2.wD T.wD n2.dD T.dD n1.iA X.iA n1.dA X.dA
        """)
  }

  // MARK: Presenting

  @Test func `LV22 a full screen makes everything under it disappear`() {
    launchTabs()
    #expect(
      trace.during { p.present(Screen(title: "M"), style: .fullScreen) } == """
        M.load M.didLoad tabs.wD n1.wD P.wD M.wA M.iA M.dA tabs.dD n1.dD P.dD
        """)
  }

  @Test func `LV23 a full screen is dismissed`() {
    let m = Screen(title: "M")
    launchTabs()
    p.present(m, style: .fullScreen)
    #expect(
      trace.during { m.dismiss() } == """
        M.wD tabs.wA n1.wA P.wA tabs.iA n1.iA P.iA tabs.dA n1.dA P.dA M.dD M.removed
        """)
  }

  @Test func `LV24 an overlay tells nothing to what is under it`() {
    launchTabs()
    #expect(
      trace.during { p.present(Screen(title: "O"), style: .overlay) }
        == "O.load O.didLoad O.wA O.iA O.dA")
  }

  @Test func `LV25 an overlay is dismissed`() {
    let o = Screen(title: "O")
    launchTabs()
    p.present(o, style: .overlay)
    #expect(trace.during { o.dismiss() } == "O.wD O.dD O.removed")
  }

  @Test func `LV26 an overlay whose dragging is called off appears again`() {
    let o = Screen(title: "O")
    launchTabs()
    p.present(o, style: .overlay)
    #expect(
      trace.during {
        var drag = o.beginInteractiveDismiss()
        drag.take()?.cancel()
      } == "O.wD O.wA O.iA O.dA")
  }

  // MARK: Throwing content away

  @Test func `LV27 content that nobody sees is thrown away`() {
    let tabs = launchTabs()
    tabs.select(1)
    tabs.select(0)
    #expect(trace.during { t.purge() } == "T.unloadContent")
  }

  @Test func `LV28 content that is seen or was never made is not thrown away`() {
    launchTabs()
    #expect(trace.during { p.purge() } == "")
    #expect(trace.during { t.purge() } == "")
    #expect(!t.isLoaded)
  }

  @Test func `LV29 a tab whose content was thrown away is loaded again`() {
    let tabs = launchTabs()
    tabs.select(1)
    tabs.select(0)
    t.purge()
    #expect(
      trace.during { tabs.select(1) } == """
        T.load T.didLoad n2.wA T.wA n1.wD P.wD n1.dD P.dD n2.iA T.iA n2.dA T.dA
        """)
  }

  // MARK: Pages

  @Test func `a page is swiped to`() {
    let pages = trace.launch(PageShell(pages: [a, b], title: "g"))
    var swipe: InteractiveTransition?
    #expect(trace.during { swipe = pages.beginSwipe(to: 1) } == "B.load B.didLoad B.wA A.wD")
    #expect(pages.index.value == 0)
    #expect(trace.during { swipe.take()?.finish() } == "B.iA B.dA A.dD")
    #expect(pages.index.value == 1)
  }

  @Test func `a swipe that is called off leaves the page`() {
    let pages = trace.launch(PageShell(pages: [a, b], title: "g"))
    var swipe = pages.beginSwipe(to: 1)
    #expect(trace.during { swipe.take()?.cancel() } == "A.wA A.iA A.dA B.wD B.dD")
    #expect(pages.index.value == 0)
  }

  // MARK: Parts

  @Test func `LV38 a part is added to a screen that is seen, and taken away`() {
    trace.launch(p)
    let part = Screen(title: "c")
    #expect(
      trace.during { p.addChild(part) }
        == "c.willMove(P) c.load c.didLoad c.wA c.iA c.dA c.didMove(P)")
    #expect(
      trace.during { part.removeFromParent() }
        == "c.willMove(nil) c.wD c.dD c.didMove(nil)")
    #expect(part.parent == nil)
  }

  @Test func `a part of a screen that nobody sees is told of its place alone`() {
    let parent = trace.following(a)
    #expect(trace.during { parent.addChild(b) } == "B.willMove(A) B.didMove(A)")
    #expect(!b.isLoaded)
  }

  // MARK: What they are made of

  @discardableResult
  private func launched(_ path: Screen...) -> ScreenStack {
    let stack = ScreenStack(title: "n")
    stack.setPath(path)
    return trace.launch(stack)
  }

  @discardableResult
  private func launchTabs() -> TabShell {
    let stacks = [ScreenStack(root: p, title: "n1"), ScreenStack(root: t, title: "n2")]
    return trace.launch(
      TabShell(tabs: stacks.map { ShellTab(title: $0.title.value, root: $0) }, title: "tabs"))
  }

  private func stack(_ index: Int, of tabs: TabShell) -> ScreenStack {
    guard let stack = tabs.tabs.value[index].root as? ScreenStack else { preconditionFailure() }
    return stack
  }
}
