/// A language in which the root sections have titles.
public enum RootLanguage: Hashable, Sendable {
  /// Titles in English.
  case english
  /// Titles in Chinese, in simplified characters.
  case chinese
}
