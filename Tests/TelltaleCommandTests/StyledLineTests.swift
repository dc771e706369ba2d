import TelltaleCommand
import Testing

@Suite struct StyledLineTests {
  @Test(arguments: [
    ("abc", 5, "abc  "), ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("项目名", 5, "项目…"),
    ("项目名", 4, "项… "), ("abc", 1, "…"), ("abc", 0, ""),
  ])
  func `a line fits exactly`(text: String, columns: Int, fitted: String) {
    #expect(StyledLine(text).fitted(to: columns).text == fitted)
  }

  @Test func `a line is centered, a bit to the left if need be`() {
    #expect(StyledLine("ab").centered(in: 5).text == " ab  ")
    #expect(StyledLine("abcdef").centered(in: 4).text == "abc…")
  }

  @Test func `a cut keeps the styles before it`() {
    var line = StyledLine("ab", .badge)
    line.append("cdef")
    #expect(
      line.fitted(to: 4).encoded(inColor: true) == "\u{1B}[1;97;41mab\u{1B}[0mc\u{1B}[2m…\u{1B}[0m")
  }

  @Test(arguments: [TextStyle.plain, .dim, .strong, .selected, .badge])
  func `without color no style names one`(style: TextStyle) {
    let encoded = StyledLine("x", style).encoded(inColor: false)
    let parameters = encoded.split(separator: "m")[0].split { !$0.isNumber }.compactMap { Int($0) }
    #expect(parameters.allSatisfy { $0 < 30 })
  }
}
