import TelltaleBadges
import TelltaleTestSupport
import TelltaleTesting
import Testing

struct OrderQueueTests {
  @Test func `random programs leave a queue as a sorted list`() {
    for seed in seedList(200) {
      guard let failure = Self.run(seed) else { continue }
      Issue.record("seed \(seed): \(failure)")
      return
    }
  }

  /// Runs a program on a queue and on a list; returns where they part.
  static func run(_ seed: UInt64) -> String? {
    var random = SeededRandom(seed: Int(seed))
    var queue = OrderQueue()
    var list: [Int] = []
    var log: [String] = []
    let late = Int.random(in: 0...4, using: &random)
    for step in 0..<300 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        let limit = (list.min() ?? 0) + Int.random(in: -1...40, using: &random)
        let kept = Int.random(in: 0...3, using: &random)
        log.append("remove through \(limit), keep \(kept) of 4")
        var asked: [Int] = []
        queue.removeAll(through: limit) { order in
          asked.append(order)
          return order % 4 >= kept
        }
        if asked.sorted() != list.filter({ $0 <= limit }).sorted() { return "\(log): \(asked)" }
        list.removeAll { $0 <= limit && $0 % 4 >= kept }
      case 1 where Int.random(in: 0..<4, using: &random) == 0:
        log.append("compact")
        queue.compact { $0 % 3 != 0 }
        list = Set(list).filter { $0 % 3 != 0 }
      case 2 where Int.random(in: 0..<20, using: &random) == 0:
        log.append("empty")
        queue.removeAll()
        list = []
      default:
        let isLate = Int.random(in: 0..<8, using: &random) < late
        let order = isLate ? Int.random(in: 1...(step + 1), using: &random) : step * 2
        log.append("insert \(order)")
        queue.insert(order)
        list.append(order)
      }
      if queue.count != list.count || queue.least != list.min()
        || queue.orders.sorted() != list.sorted()
      {
        return "\(log): \(queue.orders)"
      }
    }
    return nil
  }

  @Test func `orders that rise are asked about in their order`() {
    var queue = OrderQueue()
    for order in 1...100 { queue.insert(order) }
    var asked: [Int] = []
    queue.removeAll(through: 60) { order in
      asked.append(order)
      return order != 7
    }
    #expect(asked == Array(1...60))
    #expect(queue.orders == [7] + Array(61...100))
  }

  @Test func `a queue that is read as it grows takes no more room`() {
    var queue = OrderQueue()
    for order in 1...20 { queue.insert(order) }
    for order in 21...100_000 {
      queue.insert(order)
      queue.removeAll(through: order - 20) { _ in true }
    }
    #expect(queue.orders == Array(99_981...100_000))
    #expect(queue.capacity <= 128)
  }
}
