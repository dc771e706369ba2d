import TelltaleCommand
import Testing

@Suite struct LiveViewTests {
  private static let state = LiveState(
    tabs: [
      LiveState.Tab(title: "Projects", badge: "•"), LiveState.Tab(title: "Tasks", badge: "2"),
      LiveState.Tab(title: "Tweets", badge: nil), LiveState.Tab(title: "Messages", badge: "99+"),
      LiveState.Tab(title: "Me", badge: "7"),
    ],
    selected: 3, icon: "108", situation: "u1 · ann open",
    sources: [
      LiveState.Source(name: "ann", isUnread: true, remarks: ["3 unread", "1 for you"]),
      LiveState.Source(name: "design", isUnread: false, remarks: ["muted"]),
    ],
    events: [
      LiveState.Event(number: 12, phrase: "ann writes #105 in ann, mentions you"),
      LiveState.Event(number: 11, phrase: "you opened ann"),
    ], pace: .playing, total: 60)

  private func picture(columns: Int, rows: Int, _ state: LiveState = state) -> String {
    LiveView(state, in: TerminalSize(columns: columns, rows: rows)).lines.map { line in
      String(line.text.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  @Test func `a window of 80 columns shows sources beside events`() {
    #expect(
      picture(columns: 80, rows: 14) == """
         Telltale  u1 · ann open                                             icon  108
        ────────────────────────────────────────────────────────────────────────────────
         Messages                        Latest events
          ann     3 unread, 1 for you    12 ann writes #105 in ann, mentions you
          design  muted                  11 you opened ann




        ────────────────────────────────────────────────────────────────────────────────
               •               2                              99+              7
            Projects         Tasks           Tweets         Messages           Me
                                                            ━━━━━━━━
         1–5 select, again reads  space pauses  → steps  q quits          playing 12/60
        """)
  }

  @Test func `a window of 40 columns shows sources above events`() {
    #expect(
      picture(columns: 40, rows: 12) == """
         Telltale  u1 · ann open     icon  108
        ────────────────────────────────────────
         Messages
          ann     3 unread, 1 for you
         Latest events
         12 ann writes #105 in ann, mentions you
         11 you opened ann
        ────────────────────────────────────────
           •       2              99+      7
        Projects Tasks   Tweets Messages   Me
                                ━━━━━━━━
         1–5 space → q            playing 12/60
        """)
  }

  @Test func `a window of 20 columns keeps the tabs and their badges`() {
    #expect(
      picture(columns: 20, rows: 7) == """
         Tellta… icon  108
         Messages
         Latest events
         •   2      99+  7
        Pro Tas Twe Mes  Me
                    ━━━
         1–5 space → q
        """)
  }

  @Test func `titles of double width are centered by their columns`() {
    var state = Self.state
    let titles = ["项目", "任务", "冒泡", "消息", "我"]
    state.tabs = zip(titles, state.tabs).map { LiveState.Tab(title: $0, badge: $1.badge) }
    #expect(
      picture(columns: 50, rows: 6, state) == """
         Telltale  u1 · ann open               icon  108
         消息
         Latest events
            •         2                  99+        7
           项目      任务      冒泡      消息       我
                                         ━━━━
        """)
  }

  @Test func `a hidden icon is a dash`() {
    var state = Self.state
    state.icon = nil
    #expect(
      picture(columns: 40, rows: 10, state).hasPrefix(" Telltale  u1 · ann open         icon –"))
  }

  @Test(arguments: [1, 2, 5, 9, 19, 20, 21, 39, 40, 60, 71, 72, 120])
  func `whatever the window, the lines fill it exactly`(columns: Int) {
    for rows in [1, 2, 3, 4, 5, 6, 7, 11, 12, 20] {
      let lines = LiveView(Self.state, in: TerminalSize(columns: columns, rows: rows)).lines
      #expect(lines.count == rows)
      #expect(lines.allSatisfy { $0.width == columns })
    }
  }
}
