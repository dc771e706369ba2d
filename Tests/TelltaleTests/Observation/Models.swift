import Foundation
import Observation

/// Any value, also one that cannot be compared.
struct Boxed {
  var number = 0
}

@Observable final class Child {
  var name: String

  init(_ name: String) {
    self.name = name
  }
}

/// An object with a property of each kind.
@Observable final class Model {
  var number = 0
  var other = 0
  var text: String?
  var list: [Int] = []
  var boxed = Boxed()
  var child = Child("Ann")
  var partner: Child?
  var usesOther = false
  var sum: Int { usesOther ? number + other : number }

  @ObservationIgnored var onNumber: () -> Void = {}
  var heard = 0 {
    willSet { onNumber() }
  }
}

/// An object that may be changed on any thread: it announces and makes a change under its lock.
final class SharedModel: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSRecursiveLock()
  private var stored = 0

  var number: Int {
    get {
      registrar.access(self, keyPath: \.number)
      return lock.withLock { stored }
    }
    set {
      lock.withLock {
        registrar.withMutation(of: self, keyPath: \.number) { stored = newValue }
      }
    }
  }
}

/// Returns when the running actor has done what waited for it.
func turn(of isolation: isolated (any Actor) = #isolation) async {
  await Task { _ = isolation }.value
}

/// What a handler that Observation calls in the same domain may use.
struct Unchecked<Object>: @unchecked Sendable {
  let object: Object

  init(_ object: Object) {
    self.object = object
  }
}
