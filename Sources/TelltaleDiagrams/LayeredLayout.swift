import Telltale

/// Where the nodes and edges of a graph are in a picture: in layers, so that every edge leads down.
///
/// A node is in the layer behind the last of its inputs. An edge that passes layers gets a place in
/// each, and the order within the layers is improved by sweeps that put everything at the middle of
/// its neighbors, of which the one with the fewest crossings is kept.
struct LayeredLayout {
  /// A node, or the place where an edge passes a layer.
  private(set) var cells: [Cell] = []
  /// The cells of each layer, from left to right.
  private(set) var layers: [[Int]] = []
  /// The cells that each edge passes, both ends included.
  private(set) var routes: [[Int]] = []

  struct Cell {
    /// The number of the node; nil for a place of an edge.
    let node: Int?
    let layer: Int
    let width: Double
    /// The middle.
    var x = 0.0
    var above: [Int] = []
    var below: [Int] = []
  }

  /// How many places edges have in layers that they pass, and may have; those beyond lead straight.
  private var places = 0
  private static let mostPlaces = 20_000

  /// The room between two cells of a layer.
  private static let gap = 28.0

  /// Lays out a graph; an edge that would close a circle is drawn upward.
  init(_ snapshot: GraphSnapshot, widths: [Double]) {
    let depths = Self.depths(of: snapshot)
    for node in snapshot.nodes {
      cells.append(Cell(node: node.id, layer: depths[node.id], width: widths[node.id]))
    }
    for edge in snapshot.edges { addRoute(edge, depths) }
    layers = [[Int]](repeating: [], count: (depths.max() ?? -1) + 1)
    for cell in cells.indices { layers[cells[cell].layer].append(cell) }
    reduceCrossings()
    place()
  }
}

extension LayeredLayout {
  /// The length of the longest path to each node, by its inputs; it needs no stack.
  private static func depths(of snapshot: GraphSnapshot) -> [Int] {
    let count = snapshot.nodes.count
    var readers = [[Int]](repeating: [], count: count)
    var waiting = [Int](repeating: 0, count: count)
    for edge in snapshot.edges where edge.input != edge.reader {
      readers[edge.input].append(edge.reader)
      waiting[edge.reader] += 1
    }
    var depths = [Int](repeating: 0, count: count)
    var ready = (0..<count).filter { waiting[$0] == 0 }
    var index = 0
    while index < ready.count {
      let node = ready[index]
      index += 1
      for reader in readers[node] {
        depths[reader] = max(depths[reader], depths[node] + 1)
        waiting[reader] -= 1
        if waiting[reader] == 0 { ready.append(reader) }
      }
    }
    // A source of nothing but later layers stands right above the first of them.
    for node in ready.reversed() where snapshot.nodes[node].kind == .source {
      let first = readers[node].map { depths[$0] }.min()
      depths[node] = max(0, (first ?? 1) - 1)
    }
    return depths
  }

  private mutating func addRoute(_ edge: GraphSnapshot.Edge, _ depths: [Int]) {
    var route = [edge.input]
    let (top, bottom) = (depths[edge.input], depths[edge.reader])
    if bottom > top + 1 {
      if bottom - top - 1 > Self.mostPlaces - places {
        return routes.append([edge.input, edge.reader])
      }
      places += bottom - top - 1
      for layer in (top + 1)..<bottom {
        cells.append(Cell(node: nil, layer: layer, width: 8))
        route.append(cells.count - 1)
      }
    }
    route.append(edge.reader)
    routes.append(route)
    guard bottom > top else { return }
    for (upper, lower) in zip(route, route.dropFirst()) {
      cells[upper].below.append(lower)
      cells[lower].above.append(upper)
    }
  }
}

// MARK: Order

extension LayeredLayout {
  private mutating func reduceCrossings() {
    var best = layers
    var fewest = crossings
    var places = [Double](repeating: 0, count: cells.count)
    for layer in layers { note(layer, in: &places) }
    for sweep in 0..<12 where fewest > 0 {
      let isDown = sweep.isMultiple(of: 2)
      for layer in isDown ? Array(layers.indices) : layers.indices.reversed() {
        sort(layer, by: isDown ? \.above : \.below, &places)
      }
      let count = crossings
      if count < fewest { (fewest, best) = (count, layers) }
    }
    layers = best
  }

  /// Puts the cells of a layer in the order of the middles of their neighbors.
  private mutating func sort(
    _ layer: Int, by neighbors: KeyPath<Cell, [Int]>, _ places: inout [Double]
  ) {
    var middles: [(cell: Int, middle: Double)] = []
    for cell in layers[layer] {
      let around = cells[cell][keyPath: neighbors]
      let sum = around.reduce(0) { $0 + places[$1] }
      middles.append((cell, around.isEmpty ? places[cell] : sum / Double(around.count)))
    }
    layers[layer] = middles.enumerated().sorted {
      ($0.element.middle, $0.offset) < ($1.element.middle, $1.offset)
    }.map(\.element.cell)
    note(layers[layer], in: &places)
  }

  /// Notes the place of each cell of a layer, from 0 to 1.
  private func note(_ layer: [Int], in places: inout [Double]) {
    for (index, cell) in layer.enumerated() {
      places[cell] = (Double(index) + 0.5) / Double(layer.count)
    }
  }

  /// How many pairs of edges cross each other between two layers.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of edges.
  var crossings: Int {
    var total = 0
    for (upper, lower) in zip(layers, layers.dropFirst()) {
      var position: [Int: Int] = [:]
      for (index, cell) in lower.enumerated() { position[cell] = index }
      // A tree of sums tells how many of the ends so far are to the right of one.
      var sums = [Int](repeating: 0, count: lower.count + 1)
      var count = 0
      for cell in upper {
        let ends = cells[cell].below.compactMap { position[$0] }
        for end in ends {
          var (before, index) = (0, end + 1)
          while index > 0 {
            before += sums[index]
            index &= index - 1
          }
          total += count - before
        }
        for end in ends {
          var index = end + 1
          while index < sums.count {
            sums[index] += 1
            index += index & -index
          }
          count += 1
        }
      }
    }
    return total
  }
}

// MARK: Places

extension LayeredLayout {
  /// Puts the cells side by side, then pulls each towards the middle of its neighbors, as far as its
  /// own ones let it.
  private mutating func place() {
    for layer in layers {
      var x = 0.0
      for cell in layer {
        cells[cell].x = x + cells[cell].width / 2
        x += cells[cell].width + Self.gap
      }
      for cell in layer { cells[cell].x -= (x - Self.gap) / 2 }
    }
    for round in 0..<24 {
      let isDown = round.isMultiple(of: 2)
      for layer in isDown ? layers : layers.reversed() { pull(layer) }
    }
    let left = cells.map { $0.x - $0.width / 2 }.min() ?? 0
    for cell in cells.indices { cells[cell].x -= left }
  }

  private mutating func pull(_ layer: [Int]) {
    // Where each would stand if all stood as close to the first as they may, and what is left to wish
    // for. Neighbors that wish to be closer form a block, which stands where it has the least to bear.
    var offsets: [Double] = []
    var blocks: [(count: Int, sum: Double)] = []
    for (index, cell) in layer.enumerated() {
      if index == 0 {
        offsets.append(0)
      } else {
        let room = (cells[layer[index - 1]].width + cells[cell].width) / 2 + Self.gap
        offsets.append(offsets[index - 1] + room)
      }
      var block = (count: 1, sum: wish(of: cell) - offsets[index])
      while let last = blocks.last,
        last.sum / Double(last.count) > block.sum / Double(block.count)
      {
        blocks.removeLast()
        block = (last.count + block.count, last.sum + block.sum)
      }
      blocks.append(block)
    }
    var index = 0
    for block in blocks {
      for _ in 0..<block.count {
        cells[layer[index]].x = block.sum / Double(block.count) + offsets[index]
        index += 1
      }
    }
  }

  /// The middle of a cell's neighbors, or where it is if it has none.
  private func wish(of cell: Int) -> Double {
    let around = cells[cell].above + cells[cell].below
    if around.isEmpty { return cells[cell].x }
    return around.reduce(0) { $0 + cells[$1].x } / Double(around.count)
  }

  /// The width of the whole.
  var width: Double { cells.map { $0.x + $0.width / 2 }.max() ?? 0 }
}
