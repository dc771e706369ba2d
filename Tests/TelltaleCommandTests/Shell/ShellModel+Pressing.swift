import TelltaleCommand

extension ShellModel {
  func press(_ keys: Key...) {
    for key in keys { press(key) }
  }

  func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Types a command and enters it.
  func run(_ action: String) {
    press(.character(":"))
    type(action)
    press(.enter)
  }

  /// Lets so much time pass that the server has answered everything.
  func wait() {
    while server.isBusy { tick() }
  }
}
