/// What `telltale` can be told to do.
package enum Subcommand: String, CaseIterable, Sendable {
  case replay
  case check
  case explain
  case graph
  case shell
  case `import`
}
