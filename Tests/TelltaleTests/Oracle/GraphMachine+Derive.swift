import Telltale

extension GraphMachine {
  func derive(_ derivation: Derivation<Signal<Int>>, name: Int) -> Signal<Int> {
    let (log, object) = (log, tracker.instance())
    // Each closure holds an object that is counted.
    func held(_ value: Int) -> Int { withExtendedLifetime(object) { value } }
    func note() { withExtendedLifetime(object) { log.note(.computed(signal: name)) } }

    let (first, second, third) = (derivation[0], derivation[1], derivation[2])
    let list = combineLatest(derivation.inputs)
    switch derivation.kind {
    case .map, .half:
      return first.map { value in
        note()
        return derivation.value { _ in value }
      }
    case .mapAndRead:
      return first.map {
        note()
        return ($0 + second.value) % 10
      }
    case .sum, .choice, .search:
      return Computed {
        note()
        return derivation.value { $0.value }
      }
    case .coarse:
      return Computed(by: { $0 / 2 == $1 / 2 }) {
        note()
        return first.value
      }.map { $0 / 2 }
    case .pair:
      return combineLatest(first, second).reduce {
        note()
        return ($0 * 2 + $1) % 10
      }
    case .triple:
      return combineLatest(first, second, third).reduce {
        note()
        return ($0 + $1 * 2 + $2 * 3) % 10
      }
    case .largest:
      return list.reduce {
        note()
        return $0.max() ?? 0
      }
    case .fold: return list.reduce(1) { held(($0 * 3 + $1) % 10) }
    case .associative:
      return list.reduce(0, associative: { held(Derivation<Int>.firstNotZero($0, $1)) })
    case .incremental:
      return list.reduce(0, adding: { held(($0 + $1) % 10) }, removing: { ($0 - $1 + 10) % 10 })
    case .distinct: return first.removeDuplicates { held($0) / 2 == $1 / 2 }.map { $0 / 2 }
    case .scan:
      return first.scan(0) {
        note()
        return Derivation<Int>.nextOfScan($0, $1)
      }
    case .inner:
      return Computed {
        let step = MutableSignal(held(0))
        let inner = Computed { (first.value + step.value) % 10 }
        _ = inner.value
        step.value = 1
        return inner.value
      }
    }
  }
}
