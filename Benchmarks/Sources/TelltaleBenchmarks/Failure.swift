/// Why the command ends without having done what it was asked for.
enum Failure: Error {
  /// The command line cannot be understood.
  case usage(String)
  /// A file cannot be read or written.
  case file(String)
  /// A row came to a wrong result.
  case wrongResult(WrongResult)
  /// A program that is needed is not there, or did not do its work.
  case tool(String)
  /// What is counted of a row is worse than its baseline, or there is none.
  case worse(rows: Int, Gate.Kind)
}
