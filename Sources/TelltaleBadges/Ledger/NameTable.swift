/// Names interned as small integers, given back when their last use ends.
struct NameTable {
  private var ids = NameDictionary<Int32>()
  private var names: [String] = []
  private var uses: [Int32] = []
  private var free: [Int32] = []

  /// Creates a table in which one name is 0 and stays.
  init(first: String) {
    ids[first] = 0
    names = [first]
    uses = [1]
  }
}

extension NameTable {
  subscript(id: Int32) -> String { names[Int(id)] }

  /// The number of places, free ones included.
  var capacity: Int { names.count }

  func id(of name: String) -> Int32? { ids[name] }

  /// Returns the number of a name and uses it once more.
  mutating func use(_ name: String) -> Int32 {
    if let id = ids[name] {
      uses[Int(id)] += 1
      return id
    }
    let id: Int32
    if let old = free.popLast() {
      id = old
      names[Int(id)] = name
      uses[Int(id)] = 1
    } else {
      id = Int32(names.count)
      names.append(name)
      uses.append(1)
    }
    ids[name] = id
    return id
  }

  mutating func use(_ id: Int32) {
    uses[Int(id)] += 1
  }

  /// Ends one use; returns whether it was the last.
  @discardableResult
  mutating func drop(_ id: Int32) -> Bool {
    uses[Int(id)] -= 1
    guard uses[Int(id)] == 0 else { return false }
    ids[names[Int(id)]] = nil
    names[Int(id)] = ""
    free.append(id)
    return true
  }
}
