/// Ends the program over a broken contract whose message a shipped app needs.
package func trap(_ message: @autoclosure () -> String) -> Never {
  #if hasFeature(Embedded)
    fatalError("Telltale: a contract is broken")
  #else
    fatalError("Telltale: \(message())")
  #endif
}
