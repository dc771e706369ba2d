import TelltaleBadges
import TelltaleTestSupport
import TelltaleTesting
import Testing

struct NameIndexTests {
  @Test func `random programs leave an index as a list of names`() {
    for seed in seedList(200) {
      guard let failure = Self.run(seed) else { continue }
      Issue.record("seed \(seed): \(failure)")
      return
    }
  }

  /// Runs a program on an index and on a list; returns where they part.
  static func run(_ seed: UInt64) -> String? {
    var random = SeededRandom(seed: Int(seed))
    var index = NameIndex()
    var list: [String] = []
    let range = Int.random(in: 1...400, using: &random)
    for step in 0..<600 {
      let name = "source \(Int.random(in: 0...range, using: &random))"
      if Int.random(in: 0..<3, using: &random) == 0 {
        let number = list.firstIndex(of: name)
        if index.remove(name) != number { return "step \(step): removed \(name)" }
        if let number {
          list.swapAt(number, list.count - 1)
          list.removeLast()
        }
      } else if index[name] == nil {
        index.insert(name)
        list.append(name)
      }
      if index.names != list { return "step \(step): \(index.names), not \(list)" }
      for (number, name) in list.enumerated() where index[name] != number {
        return "step \(step): \(name) is not at \(number)"
      }
    }
    return nil
  }

  @Test func `names of different bytes are different in an index, composed and decomposed`() {
    var index = NameIndex()
    index.insert("caf\u{E9}")
    #expect(index["caf\u{E9}"] == 0)
    #expect(index["cafe\u{301}"] == nil)
    index.insert("cafe\u{301}")
    #expect(index["cafe\u{301}"] == 1)
    #expect(index.remove("caf\u{E9}") == 0)
    #expect(index["cafe\u{301}"] == 0)
  }

  @Test func `a name may be empty, long, or hold a zero`() {
    var index = NameIndex()
    let names = ["", String(repeating: "x", count: 5000), "a\0b", "a\0c", "消息"]
    for name in names { index.insert(name) }
    for (number, name) in names.enumerated() { #expect(index[name] == number) }
  }
}
