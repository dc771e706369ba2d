/// What the browser could not do.
struct BrowserError: Error {
  var what: String
}
