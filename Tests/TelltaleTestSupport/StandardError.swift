public import Testing

/// Expects that what a dead process wrote to its standard error contains every given text.
public func expectMessage(
  _ result: ExitTest.Result?, contains texts: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  for text in texts {
    #expect(message.contains(text), sourceLocation: sourceLocation)
  }
}
