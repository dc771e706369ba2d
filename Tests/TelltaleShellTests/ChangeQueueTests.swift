import Telltale
import TelltaleShell
import Testing

@MainActor
struct ChangeQueueTests {
  @Test func `who asks for a change does not depend on what the change reads`() {
    let stack = ScreenStack(root: Screen())
    let wish = MutableSignal(0)
    var runs = 0
    let token = observe {
      runs += 1
      if wish.value > 0 { stack.push(Screen()) }
    }
    wish.value = 1
    #expect(runs == 2)
    stack.popToRoot()
    #expect(runs == 2)
    token.cancel()
  }
}
