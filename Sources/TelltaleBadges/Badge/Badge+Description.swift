extension Badge: CustomStringConvertible {
  /// The text that is shown, or in words that there is none.
  public var description: String {
    if !isKnown { return "unknown" }
    return text ?? "hidden"
  }
}
