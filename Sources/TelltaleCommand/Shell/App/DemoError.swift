/// An error that a script or a fake server names.
struct DemoError: Error, CustomStringConvertible {
  let name: String

  var description: String { name }
}
