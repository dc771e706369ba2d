import Foundation
import Telltale
import TelltaleBadges
import TelltaleSample
import Testing

@Suite(
  .serialized, .timeLimit(.minutes(5)),
  .enabled(if: Browser.isAvailable, "needs chromium, and the page that .ci/web builds"))
struct PageTests {
  private let sections = RootSection.allCases

  private func badge(_ browser: Browser, _ number: Int) throws -> String {
    try browser.string("document.querySelector('#tab-\(number) .badge').textContent")
  }

  private func click(_ browser: Browser, _ selector: String) throws {
    try browser.evaluate("document.querySelector(`\(selector)`).click()")
  }

  private func reasons(_ browser: Browser) throws -> String {
    try browser.string("document.getElementById('reasons').textContent")
  }

  private func played(_ browser: Browser, _ count: Int) throws -> UnreadManager<RootSection> {
    let unread = UnreadManager<RootSection>()
    for event in SampleFeed.events.prefix(count) {
      unread.apply(event)
      try click(browser, "#step")
    }
    return unread
  }

  @Test func `each step shows and says what the engine does`() throws {
    let browser = try Browser()
    try browser.open()
    let unread = UnreadManager<RootSection>()
    for (index, event) in SampleFeed.events.enumerated() {
      unread.apply(event)
      try click(browser, "#step")
      for (number, section) in sections.enumerated() {
        let expected = unread.badge(for: section).value
        #expect(try badge(browser, number) == expected.text ?? "", "\(index): \(section)")
        #expect(
          try browser.string("document.getElementById('tab-\(number)').ariaLabel")
            == expected.spoken(for: section) ?? BadgePhrases.english.name(of: section))
        try click(browser, "#tab-\(number)")
        #expect(try reasons(browser) == unread.explain(section).description, "\(index)")
      }
      let icon = unread.icon.value.text
      #expect(try browser.string("document.getElementById('icon').textContent") == icon ?? "")
      #expect(
        try browser.string("document.title") == (icon.map { "(\($0)) Telltale" } ?? "Telltale"))
    }
    #expect(browser.failures.isEmpty)
    #expect(browser.foreignRequests.isEmpty)
  }

  @Test func `a screen reader finds tabs that say their badges`() throws {
    let browser = try Browser()
    try browser.open()
    let unread = try played(browser, 10)
    let spoken = sections.map {
      unread.badge(for: $0).value.spoken(for: $0) ?? BadgePhrases.english.name(of: $0)
    }
    #expect(try browser.names(of: "tab") == spoken)
    let buttons = try browser.names(of: "button")
    for source in unread.sources(of: .messages) {
      let name = unread.badge(of: source).value.spoken(source) ?? source
      #expect(buttons.contains(name))
      #expect(buttons.contains("Mute \(source)"))
    }
    #expect(
      try browser.string("document.getElementById('told').textContent").contains("Messages, 3"))
  }

  @Test func `the keyboard alone plays, moves between tabs, reads and mutes`() throws {
    let browser = try Browser()
    try browser.open()
    func focus() throws -> String {
      try browser.string("document.activeElement.id || document.activeElement.className")
    }
    try browser.press("Tab")
    #expect(try focus() == "play")
    #expect(
      try browser.string("getComputedStyle(document.activeElement).outlineStyle") == "solid")
    try browser.press("Tab")
    for _ in 0..<10 { try browser.press("Enter") }
    #expect(try badge(browser, 3) == "3")
    for _ in 0..<20 where try focus() != "tab-3" { try browser.press("Tab") }
    try browser.press("ArrowRight")
    #expect(try focus() == "tab-4")
    try browser.press("ArrowRight")
    #expect(try focus() == "tab-0")
    try browser.press("ArrowLeft")
    try browser.press("Home")
    try browser.press("End")
    try browser.press("ArrowLeft")
    #expect(try focus() == "tab-3")
    #expect(try browser.string("document.getElementById('section').textContent") == "Messages")
    try browser.evaluate("document.querySelectorAll('.source')[1].focus()")
    try browser.press("Tab")
    try browser.press(" ")
    #expect(try browser.string("document.activeElement.ariaPressed") == "true")
    #expect(try badge(browser, 3) == "")
    try browser.press(" ")
    #expect(try badge(browser, 3) == "3")
    try browser.evaluate("document.querySelectorAll('.source')[1].focus()")
    try browser.press("Enter")
    #expect(try badge(browser, 3) == "")
  }

  @Test func `a muted source is grey, and true as before`() throws {
    let browser = try Browser()
    try browser.open()
    let unread = try played(browser, 10)
    try click(browser, "[aria-label='Mute design']")
    unread.apply(.mute(source: "design", on: true))
    #expect(try reasons(browser) == unread.explain(.messages).description)
    let text = "document.querySelector('.muted .source .badge').textContent"
    #expect(try browser.string(text) == "3")
    try click(browser, "[aria-label='Mute design']")
    #expect(try badge(browser, 3) == "3")
  }

  @Test func `playing goes on by itself until it is paused`() throws {
    let browser = try Browser()
    try browser.open()
    try click(browser, "#play")
    try browser.advance(milliseconds: 4000)
    #expect(try browser.string("document.getElementById('played').textContent") == "5 of 60")
    try click(browser, "#play")
    try browser.advance(milliseconds: 4000)
    #expect(try browser.string("document.getElementById('played').textContent") == "5 of 60")
    try click(browser, "#play")
    try browser.advance(milliseconds: 90_000)
    #expect(try browser.string("document.getElementById('played').textContent") == "60 of 60")
    #expect(try browser.string("document.getElementById('play').textContent") == "Play")
  }

  @Test func `the badge of the installed app follows the icon`() throws {
    let browser = try Browser()
    try browser.open(
      before: """
        globalThis.told = []
        navigator.setAppBadge = async count => { told.push(count) }
        navigator.clearAppBadge = async () => { told.push(0) }
        """)
    let unread = try played(browser, 60)
    let last = try browser.evaluate("told.at(-1)") as? Int
    #expect(last == unread.icon.value.count)
    #expect(try browser.evaluate("Math.max(...told)") as? Int == 35)
  }

  @Test(arguments: ["light", "dark"], [320, 360, 768, 1200])
  func `the page fits, in any light and width`(scheme: String, width: Int) throws {
    let browser = try Browser()
    try browser.show(width: width, height: 860, scheme: scheme)
    try browser.open()
    _ = try played(browser, 39)
    #expect(try browser.evaluate("document.documentElement.scrollWidth") as? Int == width)
    let folder = Browser.site.deletingLastPathComponent().appending(path: "pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try browser.picture().write(to: folder.appending(path: "\(scheme)-\(width).png"))
    #expect(browser.failures.isEmpty)
  }
}
