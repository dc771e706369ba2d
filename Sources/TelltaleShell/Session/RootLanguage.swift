/// A language in which the root sections have titles.
public enum RootLanguage: Hashable, Sendable {
  case english
  case chinese
}
