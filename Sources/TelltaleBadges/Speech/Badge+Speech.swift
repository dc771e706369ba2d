extension Badge {
  /// Returns what a screen reader says of the badge.
  ///
  /// ```swift
  /// badge.spoken("Messages")                 // "Messages, 5 unread items"
  /// badge.spoken("消息", in: .chinese)        // "消息，5条未读"
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of what carries the badge, said first.
  ///   - phrases: The phrases of a language.
  /// - Returns: The words, or `nil` where the badge shows nothing.
  public func spoken(
    _ name: String? = nil, in phrases: BadgePhrases = .english
  ) -> String? {
    let what: String
    switch kind {
    case .hidden: return nil
    case .dot: what = phrases.dot
    case .number where count > cap:
      what = Self.fill(phrases.moreThan, phrases.phrase(cap, unit))
    case .number:
      let phrase = phrases.phrase(count, unit)
      what = isExact ? phrase : Self.fill(phrases.atLeast, phrase)
    }
    var words: Words = ""
    if let name { words += "\(name)\(phrases.separator)" }
    words += "\(what)"
    if isMuted { words += "\(phrases.separator)\(phrases.muted)" }
    return words.text
  }

  /// Returns what a screen reader says of the badge of a section, its name first.
  public func spoken<Section: BadgeSection>(
    for section: Section, in phrases: BadgePhrases = .english
  ) -> String? {
    spoken(phrases.name(of: section), in: phrases)
  }

  /// Returns the text to show in the digits of a language, set apart where that runs to the left.
  public func text(in phrases: BadgePhrases) -> String? {
    guard kind == .number else { return text }
    let plain = phrases.number(min(count, cap)) + (count > cap || !isExact ? "+" : "")
    return phrases.isRightToLeft ? "\u{2068}" + plain + "\u{2069}" : plain
  }

  /// Puts a phrase into the place kept for it, or behind.
  private static func fill(_ form: String, _ phrase: String) -> String {
    form.replacing("{phrase}", by: phrase) ?? Words("\(form) \(phrase)").text
  }
}
