/// The errors of the vectors.
enum VectorError: String, Error {
  case e1 = "E1"
  case e2 = "E2"
}

extension VectorError: CustomStringConvertible {
  var description: String { rawValue }
}
