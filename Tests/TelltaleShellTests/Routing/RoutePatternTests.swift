import TelltaleShell
import Testing

struct RoutePatternTests {
  /// What a pattern captures of an address; `nil` if it does not match.
  private func captures(_ pattern: String, _ url: String) throws -> [String: String]? {
    var table = RouteTable<Void>()
    try table.register(RoutePattern(pattern), ())
    return try? table.match(url).match.captures
  }

  @Test(arguments: [
    ("tt://food/{food}", "tt://food/a%20b", ["food": "a b"]),
    ("tt://food/{food}", "tt://food/a%2Fb", ["food": "a/b"]),
    ("tt://food/{food}", "tt://food/%E7%B2%A5", ["food": "粥"]),
    ("tt://food/{food}", "tt://food/粥", ["food": "粥"]),
    ("tt://food/{food}", "tt://food/a+b", ["food": "a+b"]),
    ("tt://food/{food}", "tt://food/\u{301}", ["food": "\u{301}"]),
    ("tt://food/{food}", "tt://food/x/", ["food": "x"]),
    ("tt://{kind}/9", "TT://User/9", ["kind": "user"]),
    ("tt://s?q={q}", "tt://s?a=1&q=x%26y", ["q": "x&y"]),
    ("tt://s?q={q}", "tt://s?q=1&q=2", ["q": "1"]),
    ("tt://s?q={q}", "tt://s?q", ["q": ""]),
    ("tt://s?q={q?}", "tt://s", [:]),
    ("tt://s?q={q?}", "tt://s?q=1", ["q": "1"]),
    ("tt://s#{part}", "tt://s?a=1#b", ["part": "b"]),
    ("tt://a%20b/c", "tt://A%20B/c", [:]),
    ("tt://help/*", "tt://help", [:]),
    ("tt://help/*", "tt://help/a/b", [:]),
    ("*", "tel:5555555", [:]),
  ])
  func `an address of the form of a pattern has its captures decoded`(
    pattern: String, url: String, expected: [String: String]
  ) throws {
    #expect(try captures(pattern, url) == expected)
  }

  @Test(arguments: [
    ("tt://food/{food}", "tt://food"),
    ("tt://food/{food}", "tt://food/a/b"),
    ("tt://food/{food}", "ttt://food/a"),
    ("tt://food/x", "tt://food/X"),
    ("tt://food/{food}", "tt:food/a"),
    ("tt://s?q={q}", "tt://s?Q=1"),
    ("tt://s#{part}", "tt://s"),
    ("tt://s#a", "tt://s#b"),
    ("tt://help/*", "tt://helper"),
  ])
  func `an address of another form does not match`(pattern: String, url: String) throws {
    #expect(try captures(pattern, url) == nil)
  }

  @Test(
    arguments: [
      ("", .noScheme),
      ("food/{food}", .noScheme),
      ("{s}://food", .noScheme),
      ("tt:food", .emptySegment),
      ("tt://", .emptySegment),
      ("tt:///food", .emptySegment),
      ("tt://food//x", .emptySegment),
      ("tt://food/\n", .controlCharacter),
      ("tt://food/%0A", .controlCharacter),
      ("tt://food/%4", .badEscape("%4")),
      ("tt://food/%FF", .invalidText("%FF")),
      ("tt://food/{food", .badCapture("{food")),
      ("tt://food/food}", .badCapture("food}")),
      ("tt://food/{}", .badCapture("{}")),
      ("tt://food/{{food}}", .badCapture("{{food}}")),
      ("tt://food/a{food}", .badCapture("a{food}")),
      ("tt://food/{fo od}", .badCapture("{fo od}")),
      ("tt://food/{food?}", .badCapture("{food")),
      ("tt://s?q=1", .badCapture("1")),
      ("tt://s?q={?}", .badCapture("{}")),
      ("tt://s#{part?}", .badCapture("{part?}")),
      ("tt://{a}/{a}", .duplicate("a")),
      ("tt://s/{q}?q={q?}", .duplicate("q")),
      ("tt://s?q={a}&q={b}", .duplicate("q")),
      ("tt://*/food", .misplacedFallback),
    ] as [(String, RouteError)])
  func `a pattern of bad form is refused with the reason`(text: String, error: RouteError) {
    #expect(throws: error) { try RoutePattern(text) }
  }

  @Test func `too much of a pattern is refused`() {
    let long = "tt://" + String(repeating: "a", count: 8200)
    #expect(throws: RouteError.tooLong) { try RoutePattern(long) }
    #expect(throws: RouteError.tooLong) {
      try RoutePattern("tt://a" + String(repeating: "/a", count: 100))
    }
    #expect(throws: Never.self) {
      try RoutePattern("tt://a" + String(repeating: "/a", count: 99))
    }
  }

  @Test func `an address has its captures, more of a query and a fragment`() throws {
    let pattern = try RoutePattern("web+tt://user/{id}?ref={source}&tab={tab?}")
    let url = try pattern.url(
      ["id": "a b&c/ä", "source": "x"], query: ["z": "=", "b": "1", "ref": "other"], fragment: "#")
    #expect(url == "web+tt://user/a%20b%26c%2F%C3%A4?ref=x&b=1&z=%3D#%23")
  }

  @Test func `a value that cannot be in an address is refused`() throws {
    let pattern = try RoutePattern("tt://user/{id}")
    #expect(throws: RouteError.missing("id")) { try pattern.url() }
    #expect(throws: RouteError.emptySegment) { try pattern.url(["id": ""]) }
    #expect(throws: RouteError.controlCharacter) { try pattern.url(["id": "a\nb"]) }
    #expect(throws: RouteError.tooLong) {
      try pattern.url(["id": String(repeating: "a", count: 8200)])
    }
    #expect(throws: RouteError.missing("*")) { try RoutePattern("tt://user/*").url() }
  }
}
