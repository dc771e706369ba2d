import TelltaleFeeds
import Testing

/// Events that commute, fed in every order.
@Suite struct AnyOrderFeedTests {
  static let feeds: [(String, String)] = [
    (
      "arrivals, reads, deletions and edits",
      #"""
      {"type":"case","id":"1","title":"","anyOrder":true}
      {"type":"source","source":"A","section":"messages"}
      {"type":"arrived","source":"A","item":1,"author":"bob"}
      {"type":"arrived","source":"A","item":2,"author":"bob","thread":"T"}
      {"type":"arrived","source":"A","item":5,"author":"bob"}
      {"type":"read","source":"A","through":2,"thread":"main","epoch":0,"clock":3}
      {"type":"edited","item":5,"mention":"direct","version":2}
      {"type":"edited","item":5,"mention":null,"version":1}
      {"type":"readItem","item":2}
      {"type":"expect","sources":{"A":{"unread":1,"mentions":1,"flagged":false}},"icon":1}
      """#
    ),
    (
      "flags, mutes, archives and blocks by clock",
      #"""
      {"type":"case","id":"2","title":"","anyOrder":true}
      {"type":"source","source":"A","section":"messages"}
      {"type":"arrived","source":"A","item":1,"author":"eve"}
      {"type":"flag","source":"A","on":true,"clock":5}
      {"type":"read","source":"A","through":0,"clock":4}
      {"type":"mute","source":"A","on":true,"clock":2}
      {"type":"mute","source":"A","on":false,"clock":2}
      {"type":"block","author":"eve","on":true,"clock":6}
      {"type":"block","author":"eve","on":false,"clock":1}
      {"type":"expect","sources":{"A":{"unread":0,"mentions":0,"flagged":true}},"icon":1}
      """#
    ),
    (
      "an unreadFrom and the late echo of the read before it",
      #"""
      {"type":"case","id":"3","title":"","anyOrder":true}
      {"type":"source","source":"A","section":"messages"}
      {"type":"arrived","source":"A","item":1,"author":"bob"}
      {"type":"arrived","source":"A","item":2,"author":"bob"}
      {"type":"arrived","source":"A","item":3,"author":"bob"}
      {"type":"read","source":"A","through":3,"epoch":0,"clock":1}
      {"type":"unreadFrom","source":"A","item":2,"epoch":1}
      {"type":"read","source":"A","through":2,"epoch":1,"clock":2}
      {"type":"expect","sources":{"A":{"unread":1,"mentions":0,"flagged":false}},"icon":1}
      """#
    ),
    (
      "snapshots, reads and arrivals",
      #"""
      {"type":"case","id":"4","title":"","anyOrder":true}
      {"type":"source","source":"A","section":"messages"}
      {"type":"source","source":"B","section":"messages"}
      {"type":"arrived","source":"A","item":4,"author":"bob"}
      {"type":"arrived","source":"A","item":12,"author":"bob"}
      {"type":"arrived","source":"B","item":6,"author":"bob"}
      {"type":"snapshot","through":5,"complete":false,"sources":{"A":{"unread":9,"mentions":0}}}
      {"type":"snapshot","through":10,"complete":true,"sources":{"A":{"items":[4,9],"mentions":[9]}}}
      {"type":"read","source":"A","through":4,"epoch":0,"clock":1}
      {"type":"deleted","item":12}
      {"type":"expect","sources":{"A":{"unread":1,"mentions":1,"flagged":false},"B":{"unread":0,"mentions":0,"flagged":false}},"icon":1}
      """#
    ),
    (
      "a number and reads on both sides of it",
      #"""
      {"type":"case","id":"5","title":"","anyOrder":true}
      {"type":"source","source":"A","section":"messages"}
      {"type":"snapshot","through":10,"complete":false,"sources":{"A":{"unread":4,"mentions":1}}}
      {"type":"arrived","source":"A","item":9,"author":"bob"}
      {"type":"arrived","source":"A","item":11,"author":"bob"}
      {"type":"read","source":"A","through":8,"epoch":0,"clock":1}
      {"type":"expect","sources":{"A":{"unread":5,"mentions":1,"flagged":false}},"icon":5}
      """#
    ),
    (
      "an own message and what came before it",
      #"""
      {"type":"case","id":"6","title":"","anyOrder":true}
      {"type":"source","source":"A","section":"messages"}
      {"type":"arrived","source":"A","item":1,"author":"bob"}
      {"type":"arrived","source":"A","item":2,"author":"me"}
      {"type":"arrived","source":"A","item":3,"author":"bob"}
      {"type":"expect","sources":{"A":{"unread":1,"mentions":0,"flagged":false}},"icon":1}
      """#
    ),
    (
      "a move and the item it moves",
      #"""
      {"type":"case","id":"7","title":"","anyOrder":true}
      {"type":"source","source":"A","section":"messages"}
      {"type":"source","source":"B","section":"projects"}
      {"type":"arrived","source":"A","item":1,"author":"bob"}
      {"type":"arrived","source":"A","item":2,"author":"bob"}
      {"type":"moved","item":2,"to":"B"}
      {"type":"edited","item":2,"mention":"everyone","version":1}
      {"type":"mute","source":"A","on":true,"clock":1}
      {"type":"expect","sources":{"A":{"unread":1,"mentions":0,"flagged":false},"B":{"unread":1,"mentions":1,"flagged":false}},"icon":1}
      """#
    ),
  ]

  @Test(arguments: feeds)
  func `every order ends the same, and again replayed on top`(title: String, text: String) {
    let report = checkFeed(.text(text, name: title))
    #expect(report.failures.map(\.description) == [])
    #expect(report.errors == [])
    #expect(report.passed == 1)
  }
}
