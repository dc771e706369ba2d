package import TelltaleShell

extension RootLanguage {
  /// The language that the environment asks for, by the rules of POSIX: the first of `LC_ALL`,
  /// `LC_MESSAGES` and `LANG` that is not empty counts.
  package init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let language = locale.prefix { $0 != "_" && $0 != "." && $0 != "@" && $0 != "-" }
    self = language.lowercased() == "zh" ? .chinese : .english
  }
}
