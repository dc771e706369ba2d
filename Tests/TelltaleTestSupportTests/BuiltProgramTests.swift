import Foundation
import TelltaleTestSupport
import Testing

@Suite struct BuiltProgramTests {
  @Test func `a program is found, run and listened to`() throws {
    let result = try BuiltProgram(named: "telltale").shell("echo out; echo err >&2; exit 3")
    #expect(result.status == 3)
    #expect(result.lines == ["out"])
    #expect(result.errors == "err\n")
  }

  @Test func `a program that was not built is missed`() {
    #expect(throws: CocoaError.self) { try BuiltProgram(named: "no-such-program") }
  }
}
