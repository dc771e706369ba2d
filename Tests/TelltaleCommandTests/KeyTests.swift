import TelltaleCommand
import Testing

@Suite struct KeyTests {
  @Test(arguments: [
    ("q", [Key.character("q")]), ("1 ", [.character("1"), .character(" ")]), ("\u{1B}[C", [.right]),
    ("\u{1B}OC", [.right]), ("\u{1B}[A", [.other]), ("\u{1B}[1;5C", [.right]), ("\u{1B}", [.other]),
    ("\u{1B}[3~q", [.other, .character("q")]), ("\u{1B}[C\u{1B}[C", [.right, .right]),
  ])
  func `bytes are told apart as keys`(text: String, keys: [Key]) {
    #expect(Key.keys(from: Array(text.utf8)) == keys)
  }

  @Test func `a letter beyond ASCII is no key of the view`() {
    #expect(Key.keys(from: Array("é".utf8)).allSatisfy { $0 == .other })
  }
}
