import TelltaleCommand
import Testing

@Suite struct KeyTests {
  @Test(arguments: [
    ("q", [Key.character("q")]), ("1 ", [.character("1"), .character(" ")]), ("\u{1B}[C", [.right]),
    ("\u{1B}OC", [.right]), ("\u{1B}[A\u{1B}[B\u{1B}[D", [.up, .down, .left]),
    ("\u{1B}[1;5C", [.right]), ("\u{1B}", [.escape]), ("\u{1B}q", [.escape, .character("q")]),
    ("\u{1B}[3~q", [.other, .character("q")]), ("\u{1B}[C\u{1B}[C", [.right, .right]),
    ("\u{1B}[", [.other]), ("\n\r\t\u{7F}\u{8}", [.enter, .enter, .tab, .backspace, .backspace]),
    ("\u{1}", [.other]), ("é项", [.character("é"), .character("项")]),
  ])
  func `bytes are told apart as keys`(text: String, keys: [Key]) {
    #expect(Key.keys(from: Array(text.utf8)) == keys)
  }

  @Test func `what is no text is no character`() {
    for bytes in [[0xFF], [0x80], [0xE9, 0xA1], [0xC3]] as [[UInt8]] {
      #expect(Key.keys(from: bytes + [0x71]) == [.other, .character("q")])
    }
  }
}
