import Foundation
import Telltale
import TelltaleDiagrams
import TelltaleTestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct DiagramTests {
  /// A source, a value that is read and one that is not, and an observer in a scope.
  private static let small = GraphSnapshot(
    nodes: [
      .init(id: 0, kind: .source, label: "a", value: "1"),
      .init(id: 1, kind: .derived, label: "twice", value: "2", changes: 3),
      .init(id: 2, kind: .observer, label: "tab", runs: 2, owner: 4),
      .init(
        id: 3, kind: .derived, site: "M/F.swift:7", condition: .neverComputed, hiddenReaders: 4),
      .init(id: 4, kind: .scope),
    ],
    edges: [.init(input: 0, reader: 1), .init(input: 1, reader: 2), .init(input: 0, reader: 3)])

  private static let hostile =
    "\"quote\" <tag> & 'x' `y` \\ back | pipe # ; {b} [s]\nnew\r\tline \u{1}\u{202E}👩‍👩‍👧 \u{2028}-->"

  private static func graph(of texts: [String]) -> GraphSnapshot {
    GraphSnapshot(
      nodes: texts.enumerated().map { index, text in
        .init(id: index, kind: .source, label: text, site: text, value: text)
      })
  }

  @Test func `Mermaid names every node and edge`() {
    #expect(
      Self.small.mermaid().hasPrefix(
        """
        flowchart TD
          n0(["a<br/>1"]):::source
          n1["twice<br/>2<br/>3 changes"]:::derived
          n2[["tab<br/>ran 2 times"]]:::observer
          n3["derived<br/>#40;never computed#41;<br/>M/F.swift:7<br/>+ 4 readers not shown"]:::stale
          n4{{"scope"}}:::scope
          n0 --> n1
          n1 --> n2
          n0 --> n3
          n4 -.-> n2
          classDef source
        """))
  }

  @Test func `DOT names every node and edge`() {
    #expect(
      Self.small.dot(DiagramStyle(title: "a \"b\"")) == #"""
        digraph "a \"b\"" {
          node [fontname="sans-serif" shape=box style=rounded]
          n0 [label="a\n1" shape=oval color="#2563eb"]
          n1 [label="twice\n2\n3 changes"]
          n2 [label="tab\nran 2 times" color="#16a34a" peripheries=2]
          n3 [label="derived\n(never computed)\nM/F.swift:7\n+ 4 readers not shown" \#
        color="#d97706" style="rounded,dashed"]
          n4 [label="scope" color="#9333ea" shape=hexagon]
          n0 -> n1
          n1 -> n2
          n0 -> n3
          n4 -> n2 [style=dotted]
        }

        """#)
  }

  @Test func `a picture is well-formed, whatever the texts are`() throws {
    let texts = [Self.hostile, "", String(repeating: "long ", count: 20_000), "]]>", "&amp;"]
    for graph in [Self.small, Self.graph(of: texts), GraphSnapshot(), GraphSnapshot(isCut: true)] {
      let svg = graph.svg(DiagramStyle(title: Self.hostile, showsSites: true))
      let document = try XMLDocument(xmlString: svg)
      let root = try #require(document.rootElement())
      #expect(root.elements(forName: "title").count == 1)
      #expect(root.elements(forName: "desc").count == 1)
      #expect(root.elements(forName: "g").count == graph.nodes.count)
      #expect(root.elements(forName: "g").count == graph.nodes.count)
    }
  }

  @Test func `no text leaves the quotes it is put in`() {
    let graph = Self.graph(of: [Self.hostile, "end\\", "\"", "n1[\"x\"]", "#quot;"])
    for line in graph.mermaid().split(separator: "\n") where line.hasPrefix("  n") {
      #expect(line.split(separator: "\"", omittingEmptySubsequences: false).count == 3)
    }
    #expect(graph.mermaid().split(separator: "\n").count == 1 + 5 + 6)
    for line in graph.dot().split(separator: "\n") where line.hasPrefix("  n") {
      let bare = line.replacing("\\\\", with: "").replacing("\\\"", with: "")
      // The label has two quotes, and so has the color.
      let quotes = bare.count { $0 == "\"" }
      #expect(quotes == (line.contains("fontname") ? 2 : 4), "\(line)")
    }
    #expect(graph.dot().split(separator: "\n").count == 2 + 5 + 1)
  }

  @Test func `a mark that a combining one follows is escaped too`() throws {
    let text = "\"\u{301} <\u{200D}b>\u{301} &\u{301} '\u{301} \\\u{301} ]\u{301}"
    let graph = Self.graph(of: [text])
    let style = DiagramStyle(title: text)
    let document = try XMLDocument(xmlString: graph.svg(style))
    #expect(document.rootElement()?.elements(forName: "title").first?.stringValue == text)
    #expect(graph.dot(style).unicodeScalars.split(separator: "\n")[2...].count == 2)
    #expect(graph.dot(style).contains("label=\"\\\"\u{301} <"))
    #expect(graph.mermaid(style).contains("\"#34;\u{301} #60;\u{200D}b#62;\u{301} #38;\u{301} "))
  }

  @Test func `texts are cut to the length of a line`() {
    let graph = Self.graph(of: [String(repeating: "x", count: 100_000)])
    for text in [graph.mermaid(), graph.dot(), graph.svg()] { #expect(text.utf8.count < 6_000) }
  }

  @Test func `a graph that was cut says so in every picture`() {
    var graph = Self.small
    graph.isCut = true
    for text in [graph.mermaid(), graph.dot(), graph.svg()] {
      #expect(text.lowercased().contains("more nodes are not shown"))
    }
  }

  @Test func `a drawn circle of edges does not hang`() throws {
    let graph = GraphSnapshot(
      nodes: (0..<3).map { .init(id: $0, kind: .derived) },
      edges: [
        .init(input: 0, reader: 1), .init(input: 1, reader: 2), .init(input: 2, reader: 0),
        .init(input: 1, reader: 1),
      ])
    _ = try XMLDocument(xmlString: graph.svg())
  }

  @Test(.timeLimit(.minutes(10))) func `a large graph is drawn in a moment`() throws {
    let sources = (0..<40).map { MutableSignal($0, label: "source \($0)") }
    var layer: [Signal<Int>] = sources
    for depth in 0..<50 {
      layer = layer.indices.map { index in
        combineLatest(layer[index], layer[(index * 7 + depth) % layer.count]).reduce { $0 &+ $1 }
      }
    }
    let sum = combineLatest(layer).reduce(0, +)
    _ = sum.value
    let snapshot = GraphSnapshot(of: sum)
    #expect(snapshot.nodes.count == 2041)
    _ = try XMLDocument(xmlString: snapshot.svg())
  }

  @Test(.timeLimit(.minutes(10))) func `edges that pass many layers do not make it explode`() throws
  {
    let source = MutableSignal(1)
    var last: Signal<Int> = source
    for _ in 0..<1000 { last = combineLatest(last, source).reduce { $0 &+ $1 } }
    _ = last.value
    let picture = GraphSnapshot(of: last).svg()
    #expect(picture.utf8.count < 4_000_000)
    _ = try XMLDocument(xmlString: picture)
  }
}

@Suite struct ChromeTraceTests {
  private struct File: Decodable {
    struct Event: Decodable {
      var name: String
      var ph: String
      var ts: Double?
      var dur: Double?
      var id: Int?
    }
    var traceEvents: [Event]
  }

  @Test func `a trace is a file of spans that nest, moments, and arrows in pairs`() throws {
    let source = MutableSignal(1, label: "so\"urce\n")
    let left = Computed(label: "left") { source.value + 1 }
    let right = Computed(label: "right") { source.value * 10 }
    let sum = Computed(label: "sum") { left.value + right.value }
    let token = sum.observe(label: "tip") { _ in }
    let trace = GraphTrace(of: source) { source.value = 2 }
    let file = try JSONDecoder().decode(File.self, from: Data(trace.chromeTrace().utf8))
    let spans = file.traceEvents.filter { $0.ph == "X" }
    #expect(
      spans.map(\.name) == ["recomputed left", "recomputed sum", "recomputed right", "told tip"])
    #expect(file.traceEvents.count { $0.ph == "i" } == trace.events.count - 4)
    #expect(file.traceEvents.contains { $0.name == "written so\"urce\n" })
    let starts = file.traceEvents.filter { $0.ph == "s" }.compactMap(\.id)
    #expect(starts == file.traceEvents.filter { $0.ph == "f" }.compactMap(\.id))
    #expect(Set(starts).count == starts.count && !starts.isEmpty)
    for (first, second) in zip(spans, spans.dropFirst()) {
      let (end, start) = ((first.ts ?? 0) + (first.dur ?? 0), second.ts ?? 0)
      let isWithin = start + (second.dur ?? 0) <= end + 0.0005
      #expect(end <= start + 0.0005 || isWithin)
    }
    withExtendedLifetime(token) {}
  }
}
