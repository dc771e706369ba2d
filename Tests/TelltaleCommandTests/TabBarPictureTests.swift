import Foundation
import TelltaleBadges
import TelltaleCommand
import TelltaleFeeds
import TelltaleSample
import TelltaleShell
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct TabBarPictureTests {
  private func picture(_ badges: [String?], icon: String?, _ language: RootLanguage = .english)
    -> String
  {
    let tabBar = TabBar(FeedPlayer().manager, language: language)
    for (item, badge) in zip(tabBar.items, badges) { item.badgeText = badge }
    tabBar.iconText = icon
    return TabBarPicture(tabBar).svg
  }

  private func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test func `it is well-formed XML with a title and a description`() throws {
    let svg = picture(["•", "2", nil, "99+", "12"], icon: "5")
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(
      svg.contains(
        "Projects: something new; Tasks: 2 unread; Tweets: nothing new; Messages: 99+ unread; "
          + "Me: 12 unread; App icon: 5 unread."))
  }

  @Test func `a number is a pill, a dot is a dot, and nothing is nothing`() {
    let svg = picture(["•", "2", nil, "99+", nil], icon: nil)
    #expect(count("<circle class=\"badge\"", in: svg) == 1)
    #expect(count("<rect class=\"badge\"", in: svg) == 2)
    #expect(svg.contains(">99+</text>"))
    #expect(count("class=\"badge\"", in: picture([], icon: nil)) == 0)
  }

  @Test func `it names the tabs in the language asked for and draws five icons`() {
    let svg = picture([], icon: nil, .chinese)
    for title in ["项目", "任务", "冒泡", "消息", "我"] { #expect(svg.contains(">\(title)</text>")) }
    #expect(count("<path transform=", in: svg) == 5)
  }

  @Test func `it is light or dark as its reader prefers`() {
    #expect(picture([], icon: nil).contains("@media (prefers-color-scheme: dark)"))
  }

  @Test func `the picture in the documents shows a moment of the sample`() throws {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let drawn = try String(
      contentsOfFile: package.path
        + "/Sources/TelltaleBadges/TelltaleBadges.docc/Resources/tab-bar.svg", encoding: .utf8)
    let player = FeedPlayer<RootSection>()
    let tabBar = TabBar(player.manager, language: .english)
    let moments = try SampleFeed.events.enumerated().map { index, event in
      try player.play(event, at: FeedPlace(file: SampleFeed.name, line: index + 1))
      return TabBarPicture(tabBar).svg
    }
    #expect(moments.contains(drawn))
  }
}
