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
    for sweep in 0..<12 where fewest > 0 {
      let isDown = sweep.isMultiple(of: 2)
      for layer in isDown ? Array(layers.indices) : layers.indices.reversed() {
        sort(layer, by: isDown ? \.above : \.below)
      }
      let count = crossings
      if count < fewest { (fewest, best) = (count, layers) }
    }
    layers = best
  }

  private mutating func sort(_ layer: Int, by neighbors: KeyPath<Cell, [Int]>) {
    let places = self.places
    func middle(_ cell: Int) -> Double {
      let around = cells[cell][keyPath: neighbors]
      if around.isEmpty { return places[cell] }
      return around.reduce(0) { $0 + places[$1] } / Double(around.count)
    }
    let middles = layers[layer].map { (cell: $0, middle: middle($0)) }
    layers[layer] = middles.enumerated().sorted {
      ($0.element.middle, $0.offset) < ($1.element.middle, $1.offset)
    }.map(\.element.cell)
  }

  /// The place of each cell in its layer, from 0 to 1.
  private var places: [Double] {
    var places = [Double](repeating: 0, count: cells.count)
    for layer in layers {
      for (index, cell) in layer.enumerated() {
        places[cell] = (Double(index) + 0.5) / Double(layer.count)
      }
    }
    return places
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
    let wishes = layer.map { cell in
      let around = cells[cell].above + cells[cell].below
      if around.isEmpty { return cells[cell].x }
      return around.reduce(0) { $0 + cells[$1].x } / Double(around.count)
    }
    // Neighbors that wish to be closer than they may be form a block, which stands where it has the
    // least to bear.
    var blocks: [(first: Int, count: Int, sum: Double, offsets: [Double])] = []
    for (index, cell) in layer.enumerated() {
      var block = (first: index, count: 1, sum: wishes[index], offsets: [0.0])
      while let last = blocks.last {
        let lastCell = layer[block.first - 1]
        let step =
          last.offsets[last.count - 1]
          + (cells[lastCell].width + cells[layer[block.first]].width) / 2 + Self.gap
        let start = last.sum / Double(last.count)
        if start + step <= block.sum / Double(block.count) { break }
        blocks.removeLast()
        block = (
          last.first, last.count + block.count,
          last.sum + block.sum - step * Double(block.count),
          last.offsets + block.offsets.map { $0 + step }
        )
      }
      blocks.append(block)
      _ = cell
    }
    for block in blocks {
      let start = block.sum / Double(block.count)
      for (index, offset) in block.offsets.enumerated() {
        cells[layer[block.first + index]].x = start + offset
      }
    }
  }

  /// The width of the whole.
  var width: Double { cells.map { $0.x + $0.width / 2 }.max() ?? 0 }
}
