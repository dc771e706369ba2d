import TelltaleBadges
import TelltaleTestSupport
import TelltaleTesting
import Testing

struct OrderStackTests {
  @Test func `random programs leave a stack as a sorted list`() {
    for seed in seedList(200) {
      guard let failure = Self.run(seed) else { continue }
      Issue.record("seed \(seed): \(failure)")
      return
    }
  }

  /// Runs a program on a stack and on a list; returns where they part.
  static func run(_ seed: UInt64) -> String? {
    var random = SeededRandom(seed: Int(seed))
    var stack = OrderStack()
    var list: [Int] = []
    var log: [String] = []
    for step in 0..<300 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        let limit = Int.random(in: 0...(step + 1), using: &random)
        log.append("remove beyond \(limit)")
        let wanted = list.max().flatMap { $0 > limit ? $0 : nil }
        if stack.removeGreatest(beyond: limit) != wanted { return "\(log)" }
        if let wanted, let index = list.firstIndex(of: wanted) { list.remove(at: index) }
      case 2 where Int.random(in: 0..<4, using: &random) == 0:
        log.append("compact")
        stack.compact { $0 % 3 != 0 }
        list = Set(list).filter { $0 % 3 != 0 }
      default:
        let order = Int.random(in: max(1, step - 9)...(step + 1), using: &random)
        log.append("insert \(order)")
        stack.insert(order)
        list.append(order)
      }
      if stack.count != list.count || stack.greatest != list.max() { return "\(log)" }
    }
    return nil
  }
}
