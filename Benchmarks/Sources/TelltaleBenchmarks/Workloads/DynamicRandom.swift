/// Numbers from 0 to 1, always the same ones: the generator sfc32, seeded by the text "seed".
struct DynamicRandom {
  private var a: UInt32
  private var b: UInt32
  private var c: UInt32
  private var d: UInt32

  init() {
    var seed = Seed("seed")
    a = seed.next()
    b = seed.next()
    c = seed.next()
    d = seed.next()
  }

  mutating func next() -> Double {
    var result = a &+ b
    a = b ^ (b >> 9)
    b = c &+ (c << 3)
    c = c.rotated(by: 21)
    d &+= 1
    result &+= d
    c &+= result
    return Double(result) / 4_294_967_296
  }

  /// The hash MurmurHash3 of a text, which goes on to give numbers.
  private struct Seed {
    private var hash: UInt32 = 2_166_136_261

    init(_ text: String) {
      for unit in text.utf16 {
        let key = (UInt32(unit) &* 3_432_918_353).rotated(by: 15)
        hash = (hash ^ (key &* 461_845_907)).rotated(by: 13) &* 5 &+ 3_864_292_196
      }
      hash ^= UInt32(text.utf16.count)
    }

    mutating func next() -> UInt32 {
      hash ^= hash >> 16
      hash &*= 2_246_822_507
      hash ^= hash >> 13
      hash &*= 3_266_489_909
      hash ^= hash >> 16
      return hash
    }
  }
}

extension UInt32 {
  fileprivate func rotated(by count: UInt32) -> UInt32 {
    self << count | self >> (32 - count)
  }
}
