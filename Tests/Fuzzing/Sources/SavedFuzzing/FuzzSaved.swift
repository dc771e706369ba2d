import FuzzingSupport

/// Loads a file as it is, and its text under a first line that fits.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSaved(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe FuzzInput(start, count)
  let files = SavedFiles()
  var text = input.bytes[...]
  if text.starts(with: Array(SavedFiles.magic.utf8)) {
    _ = files.load(input.bytes)
    text = text.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
  }
  let outcome = files.load(SavedFiles.file(Array(text)))
  // A space in front leaves all to the decoder.
  let decoded = files.load(SavedFiles.file(Array(" ".utf8) + text))
  require(outcome.text == decoded.text, "is \(outcome.text), and for the decoder \(decoded.text)")
  if case .state(let state) = outcome { files.requireSameWhenSaved(state) }
  return 0
}
