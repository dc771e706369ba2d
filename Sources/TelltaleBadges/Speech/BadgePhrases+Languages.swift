extension BadgePhrases {
  /// The phrases in English.
  public static var english: BadgePhrases {
    BadgePhrases(
      rule: .one,
      names: [
        "projects": "Projects", "tasks": "Tasks", "tweets": "Tweets", "messages": "Messages",
        "me": "Me",
      ],
      items: PluralForms(one: "{count} unread item", other: "{count} unread items"),
      sources: PluralForms(one: "{count} unread source", other: "{count} unread sources"),
      mentions: PluralForms(one: "{count} unread mention", other: "{count} unread mentions"),
      moreThan: "more than {phrase}", atLeast: "at least {phrase}", dot: "new items",
      muted: "muted")
  }

  /// The phrases in Chinese.
  public static var chinese: BadgePhrases {
    BadgePhrases(
      rule: .single,
      names: [
        "projects": "项目", "tasks": "任务", "tweets": "冒泡", "messages": "消息", "me": "我",
      ],
      items: PluralForms(other: "{count}条未读"),
      sources: PluralForms(other: "{count}个未读来源"),
      mentions: PluralForms(other: "{count}条提及我的未读"),
      moreThan: "超过{phrase}", atLeast: "至少{phrase}", dot: "有新内容", muted: "已静音",
      separator: "，")
  }

  /// Returns the built-in phrases for a language tag: Chinese for Chinese, else English.
  public static func builtIn(for tag: String) -> BadgePhrases {
    let language = tag.prefix { $0 != "-" && $0 != "_" && $0 != "." }.lowercased()
    return language == "zh" ? .chinese : .english
  }

  /// Returns the name of a section, by default the string that events name it with.
  public func name<Section: BadgeSection>(of section: Section) -> String {
    names[section.rawValue] ?? section.rawValue
  }
}
