/// An item that a snapshot lists as unread.
struct ListedItem: Hashable {
  var item: Int
  var isMention: Bool
}

extension [ListedItem] {
  /// Returns the entry of an item in a list that is in order.
  func entry(of item: Int) -> ListedItem? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].item < item { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].item == item ? self[low] : nil
  }
}
