import TelltaleCommand
import TelltaleFeeds
import Testing

@Suite struct ProgressLineTests {
  private let start = ContinuousClock.now

  @Test func `on a terminal it comes after a while and is gone at the end`() {
    var text = ""
    var time = start
    let output = Output(isTerminal: true) { text += String(decoding: $0, as: UTF8.self) }
    let progress = ProgressLine(output) { time }
    for line in 1...5_000 {
      if line == 3_000 { time = start + .seconds(1) }
      progress.advance(FeedProgress(file: "a", line: line, fraction: 0.25))
    }
    progress.clear()
    #expect(text == "\r█████░░░░░░░░░░░░░░░ 25% a, line 4096\u{1B}[K\r\u{1B}[K")
  }

  @Test func `a short feed shows none`() {
    var text = ""
    let output = Output(isTerminal: true) { text += String(decoding: $0, as: UTF8.self) }
    let progress = ProgressLine(output) { start }
    for _ in 1...100 { progress.advance(FeedProgress(file: "a", line: 1, fraction: nil)) }
    progress.clear()
    #expect(text.isEmpty)
  }

  @Test func `elsewhere it shows nothing`() {
    var text = ""
    var time = start
    let output = Output { text += String(decoding: $0, as: UTF8.self) }
    let progress = ProgressLine(output) {
      time += .seconds(1)
      return time
    }
    for _ in 1...5_000 { progress.advance(FeedProgress(file: "a", line: 1, fraction: nil)) }
    #expect(text.isEmpty)
  }
}
