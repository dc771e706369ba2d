import TelltaleShell
import TelltaleTestSupport
import TelltaleTesting
import Testing

struct RandomRouteTests {
  static let patterns = [
    "*", "tt://{host}", "tt://a/{x}", "tt://{host}/b", "tt://a/b", "tt://a/*", "tt://a/{x}/{y}",
    "tt://a?q={q}", "tt://a?q={q}&r={r}", "tt://a/{x}?q={q?}&s={s}", "tt://a#{tail}",
    "tt://{host}/b#{tail}", "up://é/{x}",
  ]

  /// Bits of which addresses and patterns are made, whole and broken.
  static let bits = [
    "tt", "up", "://", ":", "/", "//", "?", "&", "=", "#", "%", "%2", "%41", "%20", "%2F", "%FF",
    "%C3%A9", "é", "e", "\u{301}", "a", "b", "B", "q", "r", "s", "{", "}", "{x}", "{q?}", "*", ".",
    "..", "@", "+", " ", "\u{0}", "\n", "\u{FEFF}", "\u{202E}", "👩‍👩‍👧", "-", "9",
  ]

  private func text(_ random: inout SeededRandom) -> String {
    let start = random.once(in: 4) ? "" : "tt://"
    return start
      + (0..<random.below(12)).map { _ in Self.bits[random.below(Self.bits.count)] }.joined()
  }

  @Test(arguments: seedList(200))
  func `any text matches or is refused, and a match is made again from its captures`(
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: Int(seed))
    var table = RouteTable<Void>()
    for pattern in Self.patterns { try table.register(RoutePattern(pattern), ()) }
    var made = 0
    for _ in 0..<200 {
      let text = text(&random)
      guard let match = try? table.match(text).match, !match.pattern.text.hasSuffix("*")
      else { continue }
      made += 1
      let url = try match.pattern.url(
        match.captures, query: match.query, fragment: match.fragment)
      let again = try table.match(url).match
      #expect(again.pattern == match.pattern, "\(text) \(url)")
      #expect(again.captures == match.captures, "\(text) \(url)")
      #expect(again.query == match.query, "\(text) \(url)")
      #expect(again.fragment == match.fragment, "\(text) \(url)")
    }
    #expect(made > 0)
  }

  @Test(arguments: seedList(200))
  func `any text is a pattern or is refused, and a pattern matches what it makes`(
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: Int(seed))
    var made = 0
    for _ in 0..<200 {
      guard let pattern = try? RoutePattern(text(&random)) else { continue }
      let names = ["x", "q", "r", "s"].map { ($0, Self.bits[random.below(Self.bits.count)]) }
      let captures = Dictionary(uniqueKeysWithValues: names)
      guard let url = try? pattern.url(captures) else { continue }
      made += 1
      var table = RouteTable<Void>()
      try table.register(pattern, ())
      let match = try table.match(url).match
      for (name, value) in match.captures {
        let captured = captures[name] ?? ""
        #expect(value == captured || value == captured.lowercased(), "\(pattern) \(url)")
      }
    }
    #expect(made > 0)
  }
}
