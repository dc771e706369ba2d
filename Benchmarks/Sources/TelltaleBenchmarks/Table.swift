internal import Foundation

/// Measurements as lines of text, the implementations of a workload side by side.
struct Table: CustomStringConvertible {
  private let lines: [[String]]

  init(_ measurements: [Measurement]) {
    var floors: [String: Double] = [:]
    for measurement in measurements where measurement.implementation == .hand {
      floors[measurement.name] = measurement.best
    }
    lines =
      [["name", "implementation", "best", "median", "unit", "x hand", "allocations", "bytes"]]
      + measurements.map { measurement in
        [
          measurement.name, measurement.implementation.rawValue,
          String(format: "%.2f", measurement.best), String(format: "%.2f", measurement.median),
          measurement.unit,
          floors[measurement.name].map { String(format: "%.2f", measurement.best / $0) } ?? "",
          Meter.countsMemory ? number(measurement.allocations) : "?",
          measurement.bytes == 0 ? "" : number(measurement.bytes),
        ]
      }
  }

  var description: String {
    let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    let isText: Set = [0, 1, 4]
    return lines.map { line in
      line.enumerated().map { column, text in
        let space = String(repeating: " ", count: widths[column] - text.count)
        return isText.contains(column) ? text + space : space + text
      }
      .joined(separator: "  ")
    }
    .joined(separator: "\n")
  }
}

/// Writes a number with as few digits as it has.
func number(_ value: Double) -> String {
  if value == value.rounded() { return String(Int(value)) }
  let digits = String(format: "%.5f", value)
  return String(digits.reversed().drop { $0 == "0" }.reversed())
}
