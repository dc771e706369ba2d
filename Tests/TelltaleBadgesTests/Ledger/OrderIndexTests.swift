import TelltaleBadges
import TelltaleTestSupport
import TelltaleTesting
import Testing

struct OrderIndexTests {
  /// Orders that are dense, far apart, and as large as they come.
  static let spreads = [1...200, 1...20_000, 9_007_199_254_740_000...9_007_199_254_740_991]

  @Test(arguments: spreads)
  func `random programs leave an index as a dictionary`(orders: ClosedRange<Int>) {
    for seed in seedList(50) {
      guard let failure = Self.run(seed, orders) else { continue }
      Issue.record("seed \(seed): \(failure)")
      return
    }
  }

  /// Runs a program on an index and on a dictionary; returns where they part.
  static func run(_ seed: UInt64, _ orders: ClosedRange<Int>) -> String? {
    var random = SeededRandom(seed: Int(seed))
    var index = OrderIndex()
    var places: [Int: Int32] = [:]
    var log: [String] = []
    for step in 0..<600 {
      let order = Int.random(in: orders, using: &random)
      if Int.random(in: 0..<5, using: &random) < (step < 300 ? 1 : 4) {
        log.append("remove \(order)")
        index.remove(order)
        places[order] = nil
      } else if places[order] == nil {
        log.append("insert \(order)")
        index.insert(order, Int32(step))
        places[order] = Int32(step)
      }
      let other = places.keys.min() ?? order
      if index[order] != places[order] || index[other] != places[other]
        || index.count != places.count
      {
        return "\(log)"
      }
    }
    for (order, place) in places where index[order] != place { return "\(log), lost \(order)" }
    return nil
  }

  @Test func `an order that comes again has its new place`() {
    var index = OrderIndex()
    index.insert(5, 1)
    index.remove(5)
    #expect(index[5] == nil)
    index.insert(5, 2)
    index.insert(100, 3)
    #expect(index[5] == 2)
    #expect(index[100] == 3)
  }

  @Test func `places are used again`() {
    var index = OrderIndex()
    for round in 0..<1_000 {
      for order in 1...40 { index.insert(round * 1_000 + order, Int32(order)) }
      for order in 1...40 { index.remove(round * 1_000 + order) }
    }
    #expect(index.count == 0)
    #expect(index.capacity <= 64)
  }
}
