/// A place up to which something is read: an epoch and an order within it.
struct ReadPosition: Hashable {
  var epoch: Int
  var order: Int

  static let start = ReadPosition(epoch: 0, order: 0)
}

extension ReadPosition: Comparable {
  static func < (a: ReadPosition, b: ReadPosition) -> Bool {
    a.epoch != b.epoch ? a.epoch < b.epoch : a.order < b.order
  }
}
