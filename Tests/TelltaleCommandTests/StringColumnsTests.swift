import TelltaleCommand
import Testing

@Suite struct StringColumnsTests {
  @Test(arguments: [
    ("", 0), ("Me", 2), ("项目", 4), ("我 a", 4), ("é", 1), ("e\u{301}", 1), ("•…→·–", 5),
    ("한글", 4), ("！", 2), ("😀", 2), ("👩‍👩‍👧", 2), ("❤️", 2), ("a\u{200B}b", 2), ("\u{1B}", 0),
  ])
  func `a text takes the columns of its characters`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(arguments: [(0, ""), (1, ""), (2, "项"), (3, "项"), (4, "项目"), (9, "项目a")])
  func `a beginning never takes more than its limit`(limit: Int, beginning: String) {
    #expect("项目a".prefix(columns: limit) == beginning)
  }
}
