/// How the program ends.
package enum ExitStatus: Int32, Sendable {
  case done = 0

  /// A check failed.
  case failed = 1

  /// The input, the output or the command line cannot be used.
  case unusable = 2
}
