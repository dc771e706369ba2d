/// The containers that a value is in, innermost last: a bit for each, set for objects.
struct Nesting {
  private var words: [UInt64] = []
  private(set) var count = 0
}

extension Nesting {
  /// Whether the innermost container is an object.
  var isObject: Bool {
    words[(count - 1) >> 6] >> UInt64((count - 1) & 63) & 1 == 1
  }

  mutating func push(isObject: Bool) {
    let word = count >> 6
    if word == words.count { words.append(0) }
    let bit: UInt64 = 1 << UInt64(count & 63)
    if isObject { words[word] |= bit } else { words[word] &= ~bit }
    count += 1
  }

  mutating func pop() { count -= 1 }
}
