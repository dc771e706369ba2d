import TelltaleBadges
import Testing

struct BadgeSpeechTests {
  static let texts: [(Badge, String?, String?, String?)] = [
    (Badge(), nil, nil, nil),
    (.unknown, nil, nil, nil),
    (Badge(kind: .dot, count: 4), "•", "Messages, new items", "消息，有新内容"),
    (Badge(kind: .number, count: 1), "1", "Messages, 1 unread item", "消息，1条未读"),
    (Badge(kind: .number, count: 99), "99", "Messages, 99 unread items", "消息，99条未读"),
    (
      Badge(kind: .number, count: 100), "99+", "Messages, more than 99 unread items",
      "消息，超过99条未读"
    ),
    (
      Badge(kind: .number, count: 5, isExact: false), "5+",
      "Messages, at least 5 unread items", "消息，至少5条未读"
    ),
    (
      Badge(kind: .number, count: 500, isExact: false), "99+",
      "Messages, more than 99 unread items", "消息，超过99条未读"
    ),
    (
      Badge(kind: .number, count: 2, cap: 1), "1+", "Messages, more than 1 unread item",
      "消息，超过1条未读"
    ),
    (
      Badge(kind: .number, count: 3, isMuted: true), "3",
      "Messages, 3 unread items, muted", "消息，3条未读，已静音"
    ),
    (
      Badge(kind: .number, count: 1, unit: .mentions), "1", "Messages, 1 unread mention",
      "消息，1条提及我的未读"
    ),
    (
      Badge(kind: .number, count: 2, unit: .sources), "2", "Messages, 2 unread sources",
      "消息，2个未读来源"
    ),
  ]

  @Test(arguments: texts)
  func `text and speech come from one value`(
    badge: Badge, text: String?, english: String?, chinese: String?
  ) {
    #expect(badge.text == text)
    #expect(badge.spoken(for: RootSection.messages) == english)
    #expect(badge.spoken(for: RootSection.messages, in: .chinese) == chinese)
  }

  @Test func `sections have names in both languages`() {
    let english = RootSection.allCases.map { BadgePhrases.english.name(of: $0) }
    let chinese = RootSection.allCases.map { BadgePhrases.chinese.name(of: $0) }
    #expect(english == ["Projects", "Tasks", "Tweets", "Messages", "Me"])
    #expect(chinese == ["项目", "任务", "冒泡", "消息", "我"])
  }

  @Test func `without a name only the count is said`() {
    #expect(Badge(kind: .number, count: 2).spoken() == "2 unread items")
  }

  @Test(arguments: [
    ("zh", true), ("zh-Hans-CN", true), ("zh_TW", true), ("en", false), ("de", false),
  ])
  func `a tag chooses the built-in language`(tag: String, isChinese: Bool) {
    #expect(BadgePhrases.builtIn(for: tag) == (isChinese ? .chinese : .english))
  }

  @Test func `an app supplies the forms of its language`() {
    var russian = BadgePhrases.english
    russian.rule = PluralRule(language: "ru")
    russian.items = PluralForms(
      one: "{count} непрочитанное", few: "{count} непрочитанных (2-4)",
      many: "{count} непрочитанных", other: "{count}")
    func say(_ count: Int) -> String? { Badge(kind: .number, count: count).spoken(in: russian) }
    #expect(say(1) == "1 непрочитанное")
    #expect(say(21) == "21 непрочитанное")
    #expect(say(3) == "3 непрочитанных (2-4)")
    #expect(say(11) == "11 непрочитанных")
  }

  @Test func `phrases around a phrase may stand before or behind it`() {
    var phrases = BadgePhrases.english
    phrases.moreThan = "{phrase} und mehr"
    phrases.atLeast = "mindestens"
    #expect(
      Badge(kind: .number, count: 100).spoken(in: phrases) == "99 unread items und mehr")
    #expect(
      Badge(kind: .number, count: 2, isExact: false).spoken(in: phrases)
        == "mindestens 2 unread items")
  }

  @Test func `numbers have the digits of the language and are set apart where it runs left`() {
    var arabic = BadgePhrases.english
    arabic.digits = ["٠", "١", "٢", "٣", "٤", "٥", "٦", "٧", "٨", "٩"]
    arabic.isRightToLeft = true
    let badge = Badge(kind: .number, count: 120)
    #expect(badge.text(in: arabic) == "\u{2068}٩٩+\u{2069}")
    #expect(badge.text(in: .english) == "99+")
    #expect(Badge(kind: .dot, count: 1).text(in: arabic) == "•")
    #expect(Badge().text(in: arabic) == nil)
  }
}
