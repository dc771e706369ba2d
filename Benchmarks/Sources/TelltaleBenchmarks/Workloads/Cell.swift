internal import Observation

/// A value that tells one closure of each change: a source, as one would write it by hand.
final class Cell {
  var value: Int { didSet { onChange?() } }
  var onChange: (() -> Void)?

  init(_ value: Int) {
    self.value = value
  }
}

/// A source of the standard library's.
@Observable
final class ObservedCell {
  var value: Int

  init(_ value: Int) {
    self.value = value
  }
}
