import TelltaleBadges
import TelltaleTestSupport
import TelltaleTesting
import Testing

struct SlotMapTests {
  @Test(arguments: [20, 400, 1 << 40])
  func `random programs leave a table as a dictionary`(range: Int) {
    for seed in seedList(50) {
      var random = SeededRandom(seed: Int(seed))
      var map = SlotMap()
      var slots: [UInt64: Int32] = [:]
      for step in 0..<600 {
        let key = UInt64(Int.random(in: 0..<range, using: &random))
        if Bool.random(using: &random) {
          map.remove(key)
          slots[key] = nil
        } else if slots[key] == nil {
          map.insert(key, Int32(step))
          slots[key] = Int32(step)
        }
        guard map.count == slots.count, map[key] == slots[key] else {
          Issue.record("seed \(seed), step \(step)")
          return
        }
      }
      #expect(slots.allSatisfy { map[$0.key] == $0.value }, "seed \(seed)")
    }
  }
}
