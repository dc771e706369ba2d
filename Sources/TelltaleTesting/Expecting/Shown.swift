import Testing

/// A value as messages show it: optionals by what they hold, strings in quotes.
func shown(_ value: some Any) -> String {
  if let text = value as? String { return text.debugDescription }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { shown($0.value) } ?? "nil"
  case .collection: return shownList(mirror.children.map { shown($0.value) })
  default: return String(describingForTest: value)
  }
}

/// A list of values that are shown already.
func shownList(_ values: [String]) -> String { "[\(values.joined(separator: ", "))]" }
