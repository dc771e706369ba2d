/// How a derived signal is made of others, in all ways that the library has.
struct Derivation<Input> {
  var kind: DerivationKind
  /// One at least; a kind that needs more takes them round and round.
  var inputs: [Input]

  init(_ kind: DerivationKind, _ inputs: [Input]) {
    self.kind = kind
    self.inputs = inputs
  }
}

extension Derivation: Equatable where Input: Equatable {}

extension Derivation {
  subscript(index: Int) -> Input { inputs[index % inputs.count] }

  func resolved<Other>(_ find: (Input) -> Other) -> Derivation<Other> {
    Derivation<Other>(kind, inputs.map(find))
  }

  /// How many inputs are known before the first run: they are brought up to date together.
  var knownCount: Int {
    switch kind {
    case .map, .half, .mapAndRead, .distinct, .scan: 1
    case .pair: 2
    case .triple: 3
    case .fold, .largest, .associative, .incremental: inputs.count
    case .sum, .choice, .search, .coarse, .inner: 0
    }
  }

  /// The value, read by read; `scan` alone has another one.
  func value(_ read: (Input) -> Int) -> Int {
    switch kind {
    case .map, .inner: (read(self[0]) + 1) % 10
    case .half, .distinct, .coarse: read(self[0]) / 2
    case .mapAndRead: (read(self[0]) + read(self[1])) % 10
    case .sum, .incremental: inputs.reduce(0) { ($0 + read($1)) % 10 }
    case .choice: read(self[0]) % 2 == 0 ? read(self[1]) : read(self[2])
    case .search: inputs.first { read($0) % 3 == 0 }.map(read) ?? 1
    case .pair: (read(self[0]) * 2 + read(self[1])) % 10
    case .triple: (read(self[0]) + read(self[1]) * 2 + read(self[2]) * 3) % 10
    case .fold: inputs.reduce(1) { ($0 * 3 + read($1)) % 10 }
    case .largest: inputs.reduce(0) { max($0, read($1)) }
    case .associative: inputs.reduce(0) { Self.firstNotZero($0, read($1)) }
    case .scan: read(self[0])
    }
  }

  /// An operation that is associative, but whose sides cannot be swapped.
  static func firstNotZero(_ left: Int, _ right: Int) -> Int { left == 0 ? right : left }

  static func nextOfScan(_ state: Int, _ value: Int) -> Int { (state * 3 + value + 1) % 10 }
}

enum DerivationKind: CaseIterable {
  case map, half, mapAndRead, sum, choice, search, pair, triple, fold, largest, associative
  case incremental, distinct, coarse, scan, inner

  /// Whether each computation is noted. What the others call a client for, and how often, is free.
  var isNoted: Bool {
    switch self {
    case .map, .half, .mapAndRead, .sum, .choice, .search, .pair, .triple, .largest, .coarse: true
    case .fold, .associative, .incremental, .distinct, .scan, .inner: false
    }
  }
}
