import TelltaleBadges

extension BadgeEvent {
  /// The event as a test writes it, without what it leaves out: `.flag(source: "ann", on: true)`.
  var shown: String {
    guard let payload = Mirror(reflecting: self).children.first, let name = payload.label else {
      return ".\(self)"
    }
    let mirror = Mirror(reflecting: payload.value)
    let fields = mirror.displayStyle == .tuple ? Array(mirror.children) : [(nil, payload.value)]
    let shown = fields.compactMap { label, value in
      Self.shown(value).map { Self.prefix(label) + $0 }
    }
    return ".\(name)(\(shown.joined(separator: ", ")))"
  }

  private static func prefix(_ label: String?) -> String {
    guard let label, !label.hasPrefix(".") else { return "" }
    return "\(label): "
  }

  /// A value as a test writes it; nil for one that is left out.
  private static func shown(_ value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.flatMap { shown($0.value) }
    case .enum: return ".\(value)"
    default: return TelltaleTesting.shown(value)
    }
  }
}
