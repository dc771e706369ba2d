/// A signal whose changes explain what is recorded.
struct WatchedCause {
  let name: String
  private let read: () -> String
  private var last: String

  init(name: String, _ read: @escaping () -> String) {
    self.name = name
    self.read = read
    last = read()
  }
}

extension WatchedCause {
  /// What has changed since the last call; nil if nothing has.
  mutating func change() -> String? {
    let now = read()
    guard now != last else { return nil }
    defer { last = now }
    return "\(name) \(last) → \(now)"
  }
}
