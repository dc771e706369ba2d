import TelltaleShell
import Testing

struct RouteTableTests {
  private func table(_ patterns: String...) throws -> RouteTable<String> {
    var table = RouteTable<String>()
    for pattern in patterns { try table.register(RoutePattern(pattern), pattern) }
    return table
  }

  private func map() throws -> RouteTable<String> {
    try table(
      "*", "tt://tabBar", "tt://menu/{page}", "tt://food/{food}", "tt://food/{food}/nutrition",
      "tt://about/{about}", "tt://order?waitress={waitress}", "tt://order#{orderAction}",
      "tt://order/food", "tt://order/{other}")
  }

  @Test func `UM01 a part of the path is captured`() throws {
    let match = try map().match("tt://food/porridge").match
    #expect(match.pattern.text == "tt://food/{food}")
    #expect(match.captures == ["food": "porridge"])
    #expect(match.query == [:])
  }

  @Test func `UM02 a longer pattern matches a longer address`() throws {
    let match = try map().match("tt://food/porridge/nutrition").match
    #expect(match.pattern.text == "tt://food/{food}/nutrition")
    #expect(match.captures == ["food": "porridge"])
  }

  @Test(arguments: ["tt://food", "tt://food/a/b", "tt://nothing/here", "nope://x", "tel:5555555"])
  func `UM03 what no other pattern matches is the fallback's`(url: String) throws {
    #expect(try map().match(url).value == "*")
  }

  @Test func `UM04 a capture reads as a number, and the rest of the query is left`() throws {
    let match = try map().match("tt://menu/3?x=1").match
    #expect(try match["page"] == "3")
    #expect(try match["page", as: Int.self] == 3)
    #expect(match.query == ["x": "1"])
  }

  @Test func `UM05 an address without a required query value does not match`() throws {
    #expect(try map().match("tt://order").value == "*")
  }

  @Test func `UM06 a query value is captured and taken from the rest`() throws {
    let match = try map().match("tt://order?waitress=Betty&ref=toolbar").match
    #expect(match.captures == ["waitress": "Betty"])
    #expect(match.query == ["ref": "toolbar"])
  }

  @Test func `UM07 a literal precedes a capture`() throws {
    #expect(try map().match("tt://order/food").value == "tt://order/food")
    #expect(try map().match("tt://order/confirm").value == "tt://order/{other}")
  }

  @Test func `UM08 scheme and host ignore case`() throws {
    #expect(try map().match("TT://food/x").match.captures == ["food": "x"])
    #expect(try map().match("tt://FOOD/x").match.captures == ["food": "x"])
    #expect(try map().match("tt://TABBAR").value == "tt://tabBar")
  }

  @Test func `UM09 the parts of a path and what is captured keep their case`() throws {
    #expect(try map().match("tt://food/X").match.captures == ["food": "X"])
    #expect(try map().match("tt://food/x/NUTRITION").value == "*")
  }

  @Test func `UM10 a capture is decoded`() throws {
    #expect(try map().match("tt://food/a%20b").match.captures == ["food": "a b"])
  }

  @Test(arguments: [
    ("tt://item/9", "tt://item/9"), ("tt://item/8", "tt://item/{id}"),
    ("tt://user/9", "tt://{kind}/9"), ("tt://user/8", nil),
  ])
  func `UM11 the first segment that differs decides`(url: String, expected: String?) throws {
    let table = try table("tt://item/{id}", "tt://{kind}/9", "tt://item/9")
    #expect((try? table.match(url).value) == expected)
    #expect(
      (try? self.table("tt://item/{id}", "tt://{kind}/9").match("tt://item/9").value)
        == "tt://item/{id}")
  }

  @Test(arguments: [
    ("tt://a/{x}", "tt://a/{y}"), ("tt://a/{x}", "TT://A/{x}"), ("*", "*"),
    ("tt://s?q={q}", "tt://s?r={r}"), ("tt://s", "tt://s?q={q?}"), ("tt://s#{a}", "tt://s#{b}"),
    ("tt://s/a b", "tt://s/a%20b"), ("tt://s/*", "tt://s/*?q={q?}"),
  ])
  func `UM12 of two patterns for the same addresses the second is refused`(
    first: String, second: String
  ) throws {
    #expect(throws: RouteError.ambiguous(second, first)) { try table(first, second) }
  }

  @Test func `UM13 a pattern with a required query value waits for it`() throws {
    let table = try table("tt://s", "tt://s?q={q}")
    #expect(try table.match("tt://s").value == "tt://s")
    #expect(try table.match("tt://s?q=1").value == "tt://s?q={q}")
  }

  @Test func `UM14 an address with a fragment is a pattern's that has one`() throws {
    let match = try map().match("tt://order?waitress=Betty#send").match
    #expect(match.pattern.text == "tt://order#{orderAction}")
    #expect(match.captures == ["orderAction": "send"])
    #expect(match.fragment == "send")
  }

  @Test func `UM15 a fragment that no pattern names is left`() throws {
    let match = try map().match("tt://food/x#top").match
    #expect(match.pattern.text == "tt://food/{food}")
    #expect(match.fragment == "top")
  }

  @Test func `UM16 a capture of another type is an error that names it`() throws {
    let match = try table("tt://x/{n}").match("tt://x/abc").match
    #expect(throws: RouteError.illTyped("n")) { try match["n", as: Int.self] }
    #expect(throws: RouteError.missing("m")) { try match["m", as: Int.self] }
    #expect(throws: RouteError.missing("m")) { try match["m"] }
  }

  @Test func `a literal precedes a capture precedes any number of segments`() throws {
    let table = try table("*", "tt://*", "tt://a/*", "tt://a/{x}", "tt://a/b", "tt://a")
    #expect(try table.match("tt://a/b").value == "tt://a/b")
    #expect(try table.match("tt://a/c").value == "tt://a/{x}")
    #expect(try table.match("tt://a/c/d").value == "tt://a/*")
    #expect(try table.match("tt://a").value == "tt://a")
    #expect(try table.match("tt://b").value == "tt://*")
    #expect(try table.match("up://b").value == "*")
  }

  @Test func `an optional query value makes a pattern no more specific`() throws {
    let table = try table("tt://s?q={q?}&r={r?}", "tt://s?z={z}")
    #expect(try table.match("tt://s?q=1&r=2&z=3").value == "tt://s?z={z}")
  }

  @Test(
    arguments: [
      ("", .noScheme), ("food", .noScheme), ("//food", .noScheme), ("é://x", .noScheme),
      (" tt://food/x", .noScheme), ("tt://", .emptySegment), ("tt:///x", .emptySegment),
      ("tt://food//x", .emptySegment), ("tt://food/\u{0}", .controlCharacter),
      ("tt://food/%00", .controlCharacter), ("tt://food/\u{85}", .controlCharacter),
      ("tt://food/%", .badEscape("%")), ("tt://food/x%2", .badEscape("x%2")),
      ("tt://food/%zz", .badEscape("%zz")), ("tt://food/%٣٣", .badEscape("%٣٣")),
      ("tt://food/%C0%AF", .invalidText("%C0%AF")),
      ("tt://s?q=%ED%A0%80", .invalidText("%ED%A0%80")),
      ("tt://s#%FF", .invalidText("%FF")), ("tt://s?%=1", .badEscape("%")),
      ("up://food/x", .unknownScheme("up")), ("tt://food", .unmatched("tt://food")),
      ("tt:food/x", .unmatched("tt:food/x")),
    ] as [(String, RouteError)])
  func `what is no address is refused with the reason`(url: String, error: RouteError) throws {
    let table = try table("tt://food/{food}", "tt://s?q={q?}")
    #expect(throws: error) { try table.match(url) }
  }

  @Test func `too long an address is refused`() throws {
    let table = try table("*")
    #expect(throws: RouteError.tooLong) {
      try table.match("tt://" + String(repeating: "é", count: 4096))
    }
    #expect(throws: RouteError.tooLong) {
      try table.match("tt://" + String(repeating: "a/", count: 101))
    }
  }
}
