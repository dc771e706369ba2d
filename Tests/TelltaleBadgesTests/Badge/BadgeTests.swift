import TelltaleBadges
import Testing

struct BadgeTests {
  @Test(arguments: [Badge.Kind.hidden, .dot, .number])
  func `a badge is hidden where it has no text`(kind: Badge.Kind) {
    let badge = Badge(kind: kind, count: 3)
    #expect(badge.isHidden == (badge.text == nil))
  }

  @Test func `a status tells whether the reader belongs to the source`() {
    let world = World()
    #expect(world.manager.status(of: "A").value.isMember)
    world.apply(.leave(source: "A"))
    #expect(!world.manager.status(of: "A").value.isMember)
    #expect(!SourceStatus(unread: 1).isMember)
  }
}
