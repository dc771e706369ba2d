import TelltaleBadges
import TelltaleCommand
import Testing

@Suite struct LiveModelTests {
  private static let events: [BadgeEvent<RootSection>] = [
    .source("ann", section: .messages), .source("plan", section: .tasks),
    .arrived(source: "ann", item: 5, author: "ann", mention: .direct),
    .arrived(source: "plan", item: 6, author: "bo"), .mute(source: "plan", on: true),
  ]

  private let model = LiveModel(events, language: .english)

  private func playAll() { while !model.isAtEnd { model.step() } }

  private func badge(_ section: RootSection) -> String? {
    model.state.tabs[RootSection.allCases.firstIndex(of: section) ?? 0].badge
  }

  @Test func `tabs follow the events`() {
    #expect(badge(.messages) == nil)
    for _ in 0..<3 { model.step() }
    #expect(badge(.messages) == "1")
    #expect(model.state.icon == "1")
    #expect(model.state.events.map(\.number) == [3, 2, 1])
  }

  @Test func `a tab is selected by one tap and read by the next`() {
    playAll()
    model.select(.messages)
    #expect(badge(.messages) == "1")
    #expect(
      model.state.sources == [
        LiveState.Source(name: "ann", isUnread: true, remarks: ["1 unread", "1 for you"])
      ])
    model.select(.messages)
    #expect(badge(.messages) == nil)
    #expect(model.state.sources.map(\.isUnread) == [false])
    #expect(model.state.events.first?.phrase == "all of messages was read up to #6")
  }

  @Test func `what is muted is still told`() {
    playAll()
    model.select(.tasks)
    #expect(badge(.tasks) == nil)
    #expect(model.state.sources.map(\.remarks) == [["muted", "1 unread"]])
  }

  @Test func `it pauses, steps and ends`() {
    model.togglePause()
    #expect(model.state.pace == .paused)
    model.togglePause()
    #expect(model.state.pace == .playing)
    playAll()
    #expect(model.state.pace == .ended)
    model.step()
    #expect(model.state.events.count == Self.events.count)
  }
}
