/// A value that differs from every other, for it cannot be compared.
struct Fresh<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
