import TelltaleShell

/// A row with a text that can change under its identifier.
struct ListRow: Identifiable, Equatable {
  let id: Int
  var text = ""
}

extension ListEdits {
  /// Applies the edits as a table does, which knows of the new list only what they name.
  func applied<Row>(
    to old: [ListSection<Int, Row>], from new: [ListSection<Int, Row>]
  ) -> [ListSection<Int, Row>] {
    var old = old
    var rows: [RowPath: Row] = [:]
    for move in self.rows.moved { rows[move.to] = old[move.from.section].rows[move.from.row] }
    for path in self.rows.inserted { rows[path] = new[path.section].rows[path.row] }
    for path in (self.rows.deleted + self.rows.moved.map(\.from)).sorted(by: >) {
      old[path.section].rows.remove(at: path.row)
    }
    var sections: [Int: ListSection<Int, Row>] = [:]
    for move in self.sections.moved { sections[move.to] = old[move.from] }
    for index in self.sections.inserted { sections[index] = new[index] }
    for index in (self.sections.deleted + self.sections.moved.map(\.from)).sorted(by: >) {
      old.remove(at: index)
    }
    for (index, section) in sections.sorted(by: { $0.key < $1.key }) {
      old.insert(section, at: index)
    }
    for (path, row) in rows.sorted(by: { $0.key < $1.key }) {
      old[path.section].rows.insert(row, at: path.row)
    }
    for path in self.rows.reloaded {
      old[path.section].rows[path.row] = new[path.section].rows[path.row]
    }
    for index in self.sections.reloaded { old[index].title = new[index].title }
    return old
  }
}
