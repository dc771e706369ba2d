// Tables of Unicode are larger than all the rest of a program for the web. There, names are equal if
// their bytes are; everywhere else they are equal as strings of Swift are, composed or decomposed.
// Names are compared here and in `NameDictionary`, and by no operator.

extension String {
  /// Returns whether the string is the same name as another.
  @inline(__always)
  func isSame(as other: String) -> Bool {
    #if hasFeature(Embedded)
      hasBytes(of: other)
    #else
      self == other
    #endif
  }

  /// Returns whether the string comes before another in the order of names.
  @inline(__always)
  func precedes(_ other: String) -> Bool {
    #if hasFeature(Embedded)
      hasBytes(before: other)
    #else
      self < other
    #endif
  }
}

extension String? {
  /// Returns whether there is a name, and it is the same as another.
  @inline(__always)
  func isSame(as other: String) -> Bool {
    guard let self else { return false }
    return self.isSame(as: other)
  }
}

extension Sequence<String> {
  /// The names in their order.
  var inOrder: [String] {
    #if hasFeature(Embedded)
      Array(self).inOrder { $0.precedes($1) }
    #else
      sorted()
    #endif
  }
}
