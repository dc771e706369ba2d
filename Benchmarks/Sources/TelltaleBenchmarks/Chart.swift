internal import Foundation

/// Measurements as bars, the implementations of a workload side by side: an image in SVG.
///
/// A bar goes from 1, which is `hand`, to the ratio, on a logarithmic scale.
struct Chart: CustomStringConvertible {
  private let groups: [Group]
  /// The powers of ten at the ends of the scale.
  private let scale: ClosedRange<Int>

  /// The measurements of a workload.
  private struct Group {
    let name: String
    var measurements: [Measurement] = []
    var hand: Double? { measurements.first { $0.implementation == .hand }?.best }
  }

  init(_ measurements: [Measurement]) {
    var groups: [Group] = []
    for measurement in measurements {
      if groups.last?.name != measurement.name { groups.append(Group(name: measurement.name)) }
      groups[groups.count - 1].measurements.append(measurement)
    }
    self.groups = groups
    let powers = groups.flatMap { group in
      group.measurements.map { log10(max($0.best, 0.01) / max(group.hand ?? $0.best, 0.01)) }
    }
    let least = min(0, Int((powers.min() ?? 0).rounded(.down)))
    scale = least...max(1, Int((powers.max() ?? 0).rounded(.up)))
  }
}

// MARK: Text

extension Chart {
  var description: String {
    let content = bars()
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(content.height)" \
      width="\(Self.width)" height="\(content.height)" role="img" aria-labelledby="title">
      <title id="title">\(Self.title)</title>
      \(Self.style)
      <rect class="paper" width="100%" height="100%"/>
      <text class="title" x="\(Self.margin)" y="30">\(Self.title)</text>
      <text class="quiet" x="\(Self.margin)" y="50">CPU time of an operation, best sample, \
      logarithmic scale; 1× is plain Swift written by hand for just that graph</text>
      \(axis(to: content.height))
      \(content.text)
      </svg>

      """
  }

  private static let title = "Benchmarks of Telltale"
  private static let style = """
    <style>
    text { font: 12px system-ui, sans-serif; fill: #1f2328; }
    .title { font-size: 16px; font-weight: 600; }
    .quiet { fill: #59636e; }
    .end { text-anchor: end; font-variant-numeric: tabular-nums; }
    .middle { text-anchor: middle; }
    .paper { fill: #ffffff; }
    .line { stroke: #d1d9e0; }
    .hand { fill: #59636e; }
    .telltale { fill: #0969da; }
    .observation { fill: #bc4c00; }
    @media (prefers-color-scheme: dark) {
      text { fill: #f0f6fc; }
      .quiet { fill: #9198a1; }
      .paper { fill: #0d1117; }
      .line { stroke: #3d444d; }
      .hand { fill: #9198a1; }
      .telltale { fill: #4493f8; }
      .observation { fill: #db6d28; }
    }
    </style>
    """

  private func axis(to height: Int) -> String {
    scale.map { power in
      let x = Self.text(x(Double(power)))
      let label = power < 0 ? String(pow(10, Double(power))) : number(pow(10, Double(power)))
      return """
        <line class="line" x1="\(x)" x2="\(x)" y1="82" y2="\(height - Self.margin)"/>
        <text class="quiet middle" x="\(x)" y="76">\(label)×</text>
        """
    }
    .joined(separator: "\n")
  }

  private func bars() -> (text: String, height: Int) {
    var lines: [String] = []
    var y = 92
    for group in groups {
      lines.append(
        "<text x=\"\(Self.margin)\" y=\"\(y + 10)\">\(Self.escape(group.name))</text>")
      for measurement in group.measurements {
        lines.append(bar(measurement, ratio: group.hand.map { measurement.best / $0 }, y))
        y += Self.pitch
      }
      y += 8
    }
    return (lines.joined(separator: "\n"), y + Self.margin)
  }

  private func bar(_ measurement: Measurement, ratio: Double?, _ y: Int) -> String {
    let name = measurement.implementation.rawValue
    let unit = measurement.unit.drop { $0 != "/" }
    let time = Self.escape(Self.time(measurement.best) + unit)
    let texts = """
      <text class="quiet end" x="\(Self.left - 12)" y="\(y + 10)">\(name)</text>
      <text class="end" x="\(Self.width - Self.margin)" y="\(y + 10)">\(time)</text>
      """
    guard let ratio, ratio > 0, ratio.isFinite else { return texts }
    let ends = [x(0), x(log10(ratio))].sorted()
    return """
      \(texts)
      <rect class="\(name)" x="\(Self.text(ends[0]))" y="\(y)" \
      width="\(Self.text(max(2, ends[1] - ends[0])))" height="12" rx="1"/>
      <text class="end" x="\(Self.right + 60)" y="\(y + 10)">\(Self.ratio(ratio))×</text>
      """
  }
}

// MARK: Places and numbers

extension Chart {
  private static let width = 920
  private static let margin = 20
  private static let pitch = 15
  /// The ends of the scale.
  private static let left = 300
  private static let right = 690

  /// The place of a ratio by its logarithm.
  private func x(_ power: Double) -> Double {
    let length = Double(scale.upperBound - scale.lowerBound)
    return Double(Self.left)
      + (power - Double(scale.lowerBound)) / length * Double(Self.right - Self.left)
  }

  private static func text(_ place: Double) -> String {
    String(format: "%.1f", place)
  }

  private static func ratio(_ ratio: Double) -> String {
    String(format: ratio < 10 ? "%.2f" : ratio < 100 ? "%.1f" : "%.0f", ratio)
  }

  private static func time(_ nanoseconds: Double) -> String {
    let units = ["ns", "µs", "ms", "s"]
    var value = nanoseconds
    var unit = 0
    while value >= 1_000, unit < units.count - 1 {
      value /= 1_000
      unit += 1
    }
    return "\(ratio(value)) \(units[unit])"
  }

  private static func escape(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
