import TelltaleShell
import Testing

struct ListSectionTests {
  @Test func `sections come as their first elements do`() {
    let sections = ["wood", "gold", "water", "glass"].sections(by: \.first, title: { _ in "T" })
    #expect(sections.map(\.id) == ["w", "g"])
    #expect(sections.map(\.rows) == [["wood", "water"], ["gold", "glass"]])
    #expect(sections.map(\.title) == ["T", "T"])
  }

  @Test func `nothing makes no sections`() {
    #expect([Int]().sections { $0 }.isEmpty)
  }
}
