import Telltale
import TelltaleTestSupport
import Testing

@Suite struct GraphTraceTests {
  @Test func `a diamond is marked, checked, computed, and told in order`() {
    let source = MutableSignal(1, label: "source")
    let left = Computed(label: "left") { source.value + 1 }
    let right = Computed(label: "right") { source.value * 10 }
    let sum = Computed(label: "sum") { left.value + right.value }
    let token = sum.observe(label: "tip") { _ in }
    let trace = GraphTrace(of: source) { source.value = 2 }
    #expect(
      "\(trace)" == """
        written source
        marked left by source
        marked sum by left
        marked tip by sum
        marked right by source
        checked tip
        checked sum for tip
        checked left for sum
        recomputed left: another value
        recomputed sum: another value
          checked right for sum
          recomputed right: another value
        told tip
        """)
    #expect(trace.graph.nodes.map(\.name) == ["source", "left", "right", "sum", "tip"])
    #expect(trace.graph.nodes.map(\.runs) == [0, 1, 1, 1, 1])
    #expect(trace.graph.nodes.map(\.value) == ["2", "3", "20", "23", nil])
    withExtendedLifetime(token) {}
  }
}
