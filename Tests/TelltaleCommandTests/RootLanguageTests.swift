import TelltaleCommand
import TelltaleShell
import Testing

@Suite struct RootLanguageTests {
  @Test(arguments: [
    ([:], RootLanguage.english), (["LANG": "zh_CN.UTF-8"], .chinese), (["LANG": "zh"], .chinese),
    (["LC_ALL": "", "LC_MESSAGES": "zh-Hant", "LANG": "en_US"], .chinese),
    (["LC_ALL": "C", "LC_MESSAGES": "zh_TW", "LANG": "zh_CN"], .english),
    (["LC_MESSAGES": "de_DE", "LANG": "zh_CN"], .english), (["LANG": "zhx"], .english),
  ])
  func `the first variable that is set decides`(
    environment: [String: String], language: RootLanguage
  ) {
    #expect(RootLanguage(environment: environment) == language)
  }
}
