/// Why the command ends without having done what it was asked for.
enum Failure: Error {
  /// The command line cannot be understood.
  case usage(String)
  /// A file cannot be read or written.
  case file(String)
  /// A row came to a wrong result.
  case wrongResult(WrongResult)
  /// A row allocates more than its baseline says, or has none.
  case worse(rows: Int)
}
