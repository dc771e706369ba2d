/// The bytes of a value that is understood later, and where it stood.
struct KeptValue {
  let bytes: [UInt8]
  let line: Int
  let column: Int
  let path: [PathStep]
  let depth: Int
}
