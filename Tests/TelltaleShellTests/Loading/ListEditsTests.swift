import TelltaleShell
import TelltaleTestSupport
import TelltaleTesting
import Testing

struct ListEditsTests {
  private typealias Section = ListSection<Int, ListRow>

  private func section(_ id: Int, _ rows: Int..., title: String? = nil) -> Section {
    Section(id: id, title: title, rows: rows.map { ListRow(id: $0) })
  }

  private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

  @Test func `equal lists need no edits`() {
    let list = [section(1, 1, 2), section(2)]
    #expect(ListEdits(from: list, to: list).isEmpty)
  }

  @Test func `rows are deleted from the end and inserted from the start`() {
    let edits = ListEdits(from: [section(1, 1, 2, 3)], to: [section(1, 4, 2, 5)])
    #expect(edits.rows.deleted == [path(0, 2), path(0, 0)])
    #expect(edits.rows.inserted == [path(0, 0), path(0, 2)])
    #expect(edits.rows.moved.isEmpty && edits.sections.isEmpty)
  }

  @Test func `a row moves from one section to another`() {
    let edits = ListEdits(
      from: [section(1, 1, 2), section(2, 3)], to: [section(1, 1), section(2, 2, 3)])
    #expect(edits.rows.moved.map(\.from) == [path(0, 1)])
    #expect(edits.rows.moved.map(\.to) == [path(1, 0)])
    #expect(edits.rows.deleted.isEmpty && edits.rows.inserted.isEmpty)
  }

  @Test func `the rows of a section that comes or goes are not listed`() {
    let edits = ListEdits(from: [section(1, 1)], to: [section(2, 1)])
    #expect(edits.sections.deleted == [0] && edits.sections.inserted == [0])
    #expect(edits.rows.isEmpty)
  }

  @Test func `a section moves with its rows`() {
    let edits = ListEdits(
      from: [section(1, 1), section(2, 2), section(3, 3)],
      to: [section(3, 3), section(1, 1), section(2, 2, 4)])
    #expect(edits.sections.moved.map(\.from) == [2])
    #expect(edits.sections.moved.map(\.to) == [0])
    #expect(edits.rows.inserted == [path(2, 1)] && edits.rows.moved.isEmpty)
  }

  @Test func `what differs under its identifier is reloaded at its new place`() {
    let old = [Section(id: 1, title: "a", rows: [ListRow(id: 1), ListRow(id: 2)])]
    let new = [Section(id: 1, title: "b", rows: [ListRow(id: 3), ListRow(id: 1, text: "x")])]
    let edits = ListEdits(from: old, to: new)
    #expect(edits.sections.reloaded == [0])
    #expect(edits.rows.reloaded == [path(0, 1)])
    #expect(ListEdits(from: old, to: new) { $0.id == $1.id }.rows.reloaded.isEmpty)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a long list may be replaced, or turned over`() {
    let ids = Array(0..<20_000)
    let list = [Section(id: 1, rows: ids.map { ListRow(id: $0) })]
    let other = [Section(id: 1, rows: ids.map { ListRow(id: $0 + ids.count) })]
    let edits = ListEdits(from: list, to: other)
    #expect(edits.rows.deleted.count == ids.count && edits.rows.inserted.count == ids.count)
    let turned = [Section(id: 1, rows: list[0].rows.reversed())]
    #expect(ListEdits(from: list, to: turned).rows.moved.count == ids.count - 1)
  }

  @Test(arguments: seedList(isDebugBuild ? 300 : 3_000))
  func `the edits turn the old list into the new one`(seed: UInt64) {
    var random = SeededRandom(seed: Int(seed))
    for _ in 0..<10 {
      let (old, new) = (list(&random), list(&random))
      let edits = ListEdits(from: old, to: new)
      #expect(edits.applied(to: old, from: new) == new)
      #expect(edits.isEmpty == (old == new))
      #expect(edits.rows.deleted == edits.rows.deleted.sorted(by: >))
      #expect(edits.rows.inserted == edits.rows.inserted.sorted())
    }
  }

  /// A list of a few sections; sometimes an identifier is there twice.
  private func list(_ random: inout SeededRandom) -> [Section] {
    let ids = (0..<12).shuffled(using: &random)
    var rows = ids.map { ListRow(id: $0, text: random.once(in: 4) ? "new" : "") }
    if random.once(in: 5) { rows[0] = rows[1] }
    var sections = (0..<5).shuffled(using: &random).prefix(random.below(5)).map {
      Section(id: $0, title: random.once(in: 4) ? "new" : nil, rows: [])
    }
    if sections.isEmpty { return [] }
    if random.once(in: 9) { sections.append(sections[0]) }
    for row in rows.prefix(random.below(13)) {
      sections[random.below(sections.count)].rows.append(row)
    }
    return sections
  }
}
