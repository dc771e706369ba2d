import TelltaleTesting
import Testing

struct ShrinkingTests {
  @Test func `what does not matter for the failure is left out`() {
    let shortest = Array(1...100).shrunk { $0.contains(17) && $0.contains(64) }
    #expect(shortest == [17, 64])
  }

  @Test func `nothing more can be left out of what is left`() {
    let shortest = Array(1...30).shrunk { $0.reduce(0, +) >= 100 }
    for index in shortest.indices {
      var fewer = shortest
      fewer.remove(at: index)
      #expect(fewer.reduce(0, +) < 100)
    }
  }

  @Test func `a list that fails whatever is in it shrinks to none`() {
    #expect(Array(1...9).shrunk { _ in true } == [])
    #expect([Int]().shrunk { _ in true } == [])
  }

  @Test func `a list that fails only as a whole stays`() {
    #expect([1, 2, 3].shrunk { $0.count == 3 } == [1, 2, 3])
  }
}
