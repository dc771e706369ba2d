/// The way in which a language chooses a plural category for a whole number, as in CLDR.
public enum PluralRule: Hashable, Sendable {
  /// One form for all numbers, as in Chinese.
  case single
  /// A form for 1, as in English.
  case one
  /// A form for 1 and one for whole millions, as in Spanish.
  case oneOrMillions
  /// A form for 0 and 1, as in Hindi.
  case zeroOrOne
  /// A form for 0 and 1 and one for whole millions, as in French.
  case zeroOrOneOrMillions
  /// As in Russian and Ukrainian.
  case eastSlavic
  /// As in Croatian and Serbian.
  case southSlavic
  /// As in Polish.
  case polish
  /// As in Czech and Slovak.
  case czech
  /// As in Slovenian.
  case slovenian
  /// As in Lithuanian.
  case lithuanian
  /// As in Latvian.
  case latvian
  /// As in Romanian.
  case romanian
  /// As in Hebrew.
  case hebrew
  /// As in Arabic.
  case arabic
  /// As in Irish.
  case irish
  /// As in Welsh.
  case welsh
  /// As in Maltese.
  case maltese
  /// As in Icelandic.
  case icelandic
  /// As in Macedonian.
  case macedonian
}

extension PluralRule {
  /// Returns the category of a number.
  public func category(of count: Int) -> PluralCategory {
    switch self {
    case .single: return .other
    case .one: return count == 1 ? .one : .other
    case .oneOrMillions: return count == 1 ? .one : Self.millions(count)
    case .zeroOrOne: return count <= 1 ? .one : .other
    case .zeroOrOneOrMillions: return count <= 1 ? .one : Self.millions(count)
    case .hebrew: return count == 1 ? .one : count == 2 ? .two : .other
    case .czech: return count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case .icelandic, .macedonian: return Self.endsInOne(count) ? .one : .other
    case .eastSlavic, .southSlavic, .polish, .slovenian, .lithuanian, .latvian:
      return slavicOrBaltic(count)
    case .romanian, .arabic, .irish, .welsh, .maltese:
      return stepped(count)
    }
  }

  private func slavicOrBaltic(_ count: Int) -> PluralCategory {
    let (tens, hundreds) = (count % 10, count % 100)
    let isTeen = (11...19).contains(hundreds)
    let isFew = (2...4).contains(tens) && !isTeen
    switch self {
    case .eastSlavic: return Self.endsInOne(count) ? .one : isFew ? .few : .many
    case .southSlavic: return Self.endsInOne(count) ? .one : isFew ? .few : .other
    case .polish: return count == 1 ? .one : isFew ? .few : .many
    case .lithuanian:
      if isTeen || tens == 0 { return .other }
      return tens == 1 ? .one : .few
    case .latvian:
      if isTeen || tens == 0 { return .zero }
      return tens == 1 ? .one : .other
    default:
      switch hundreds {
      case 1: return .one
      case 2: return .two
      case 3, 4: return .few
      default: return .other
      }
    }
  }

  private func stepped(_ count: Int) -> PluralCategory {
    let hundreds = count % 100
    switch (self, count) {
    case (.romanian, 1), (.arabic, 1), (.irish, 1), (.welsh, 1), (.maltese, 1): return .one
    case (.arabic, 2), (.irish, 2), (.welsh, 2), (.maltese, 2): return .two
    case (.arabic, 0), (.welsh, 0): return .zero
    case (.romanian, _): return count == 0 || (1...19).contains(hundreds) ? .few : .other
    case (.arabic, _):
      return (3...10).contains(hundreds) ? .few : hundreds > 10 ? .many : .other
    case (.irish, _):
      return (3...6).contains(count) ? .few : (7...10).contains(count) ? .many : .other
    case (.welsh, _): return count == 3 ? .few : count == 6 ? .many : .other
    default:
      if count == 0 || (3...10).contains(hundreds) { return .few }
      return (11...19).contains(hundreds) ? .many : .other
    }
  }

  private static func endsInOne(_ count: Int) -> Bool {
    count % 10 == 1 && count % 100 != 11
  }

  private static func millions(_ count: Int) -> PluralCategory {
    count != 0 && count % 1_000_000 == 0 ? .many : .other
  }
}

extension PluralRule {
  /// Creates the rule of a language from its tag.
  ///
  /// A tag is like `ru` or `pt-BR`; what follows the language counts for Portuguese only.
  /// A language that is not known here has the rule of English.
  public init(language tag: String) {
    let language = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    if language == "pt" {
      let isEuropean = tag.lowercased().dropFirst(3).hasPrefix("pt")
      self = isEuropean ? .oneOrMillions : .zeroOrOneOrMillions
      return
    }
    self = Self.rule(language)
  }

  private static func rule(_ language: String) -> PluralRule {
    switch language {
    case "zh", "ja", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "yue": .single
    case "es", "it", "ca": .oneOrMillions
    case "fr": .zeroOrOneOrMillions
    case "hi", "bn", "fa", "gu", "kn", "zu", "am", "as", "hy", "pa", "mg", "ln", "wa": .zeroOrOne
    case "ru", "uk", "be": .eastSlavic
    case "hr", "sr", "bs", "sh": .southSlavic
    case "pl": .polish
    case "cs", "sk": .czech
    case "sl": .slovenian
    case "lt": .lithuanian
    case "lv": .latvian
    case "ro", "mo": .romanian
    case "he", "iw": .hebrew
    case "ar": .arabic
    case "ga": .irish
    case "cy": .welsh
    case "mt": .maltese
    case "is": .icelandic
    case "mk": .macedonian
    default: .one
    }
  }
}
