import Foundation
import TelltaleBadges

/// What comes of a file.
enum Outcome {
  case state(UnreadState<RootSection>)
  case damaged
  case other(UnreadStoreError)
}

extension Outcome {
  /// All of a state, which says more than that it is equal to another.
  var text: String {
    switch self {
    case .state(let state):
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      return (try? encoder.encode(state)).map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
    case .damaged: return "damaged"
    case .other(let error): return "\(error)"
    }
  }
}
