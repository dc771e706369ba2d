/// A random number generator that repeats itself.
///
/// Give a test its seed as an argument, which a failure prints.
public struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator whose numbers follow from a seed.
  public init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
    // Without this draw each seed's stream would be its neighbor's, one number later.
    state = next()
  }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension SeededRandom {
  /// Returns a number below a bound.
  public mutating func below(_ bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &self)
  }

  /// Returns true once in a number of calls.
  public mutating func once(in count: Int) -> Bool {
    below(count) == 0
  }
}
