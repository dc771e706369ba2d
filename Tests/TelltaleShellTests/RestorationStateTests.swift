import TelltaleShell
import Testing

struct RestorationStateTests {
  @Test func `a value reads as the type it was written from`() {
    let state = RestorationState(["offset": "120.5", "name": "Gold"])
    #expect(state["offset", as: Double.self] == 120.5)
    #expect(state["name", as: String.self] == "Gold")
  }

  @Test func `a value of another type or name reads as none`() {
    let state = RestorationState(["name": "Gold"])
    #expect(state["name", as: Int.self] == nil)
    #expect(state["offset", as: Double.self] == nil)
  }
}
