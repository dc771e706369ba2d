/// How the addresses of the values of a type are made.
struct RouteGenerator<Value> {
  let pattern: RoutePattern
  let captures: (Value) -> [String: String?]
}
