/// Ends the program if a property does not hold, so that the fuzzer keeps the input.
package func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  // The message of a precondition is not printed by a program that is optimized.
  if !condition { fatalError(message()) }
}
