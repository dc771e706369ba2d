/// A coding key for any name or position.
struct JSONKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }

  init(stringLiteral: String) {
    self.init(stringValue: stringLiteral)
  }
}
