import Foundation
import TelltaleCommand
import TelltaleFeeds
import Testing

@Suite struct OutputTests {
  @Test func `text is gathered until it is flushed`() {
    var pieces: [String] = []
    let output = Output { pieces.append(String(decoding: $0, as: UTF8.self)) }
    output.line("a")
    output.put("b")
    #expect(pieces.isEmpty)
    output.flush()
    output.flush()
    #expect(pieces == ["a\nb"])
  }

  @Test func `much text goes out before it is flushed`() {
    var count = 0
    let output = Output { count += $0.count }
    for _ in 0..<10_000 { output.line("0123456789") }
    #expect(count > 90_000)
  }

  @Test func `after a failure nothing more is written`() {
    var writes = 0
    let output = Output { (_) throws(SystemError) in
      writes += 1
      throw SystemError(code: EPIPE)
    }
    output.line("a")
    output.flush()
    output.line("b")
    output.flush()
    #expect(writes == 1)
    #expect(!output.isOpen)
    #expect(output.isBrokenPipe)
  }
}
