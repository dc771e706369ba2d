import Foundation

/// A headless Chromium with one page, driven through a pair of pipes.
///
/// Requests for `https://telltale.test` are answered from the folder of the built page; all others
/// are refused and noted.
final class Browser {
  /// What went wrong in the page, as its console tells.
  private(set) var failures: [String] = []
  /// What the page asked of others.
  private(set) var foreignRequests: [String] = []
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let profile: URL
  private var received = Data()
  private var events: [[String: Any]] = []
  private var session: String?
  private var number = 0

  init() throws {
    profile = FileManager.default.temporaryDirectory.appending(path: "telltale-\(UUID())")
    process.executableURL = URL(filePath: "/bin/sh")
    // The browser reads from descriptor 3 and writes to 4.
    process.arguments = [
      "-c", "exec \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", "sh", Self.chromium ?? "",
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--hide-scrollbars", "--remote-debugging-pipe", "--user-data-dir=\(profile.path())",
    ]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let target = try ask("Target.createTarget", ["url": "about:blank"])["targetId"]
    let attached = try ask("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Accessibility"] { try ask("\(domain).enable") }
    try ask("Fetch.enable")
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: profile)
  }
}

extension Browser {
  static let chromium: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// The folder into which `.ci/web` builds the page.
  static let site = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: ".build/web/site")

  static var isAvailable: Bool {
    chromium != nil
      && FileManager.default.fileExists(atPath: site.appending(path: "telltale-web.wasm").path())
  }
}

extension Browser {
  /// Opens the page and waits until it shows something; scripts run before its own do.
  func open(before script: String = "") throws {
    try ask("Page.addScriptToEvaluateOnNewDocument", ["source": script])
    try ask("Page.navigate", ["url": "https://telltale.test/index.html"])
    try wait(for: "Page.loadEventFired")
    try evaluate(
      """
      new Promise(done => {
        const look = () => document.getElementById('played').textContent
          || !document.getElementById('failure').hidden ? done() : setTimeout(look, 5)
        look()
      })
      """)
  }

  /// Returns the value of an expression in the page.
  @discardableResult
  func evaluate(_ expression: String) throws -> Any? {
    let answer = try ask(
      "Runtime.evaluate",
      ["expression": expression, "awaitPromise": true, "returnByValue": true, "userGesture": true])
    if let details = answer["exceptionDetails"] { throw BrowserError(what: "\(details)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  func string(_ expression: String) throws -> String {
    try evaluate("String(\(expression))") as? String ?? ""
  }

  /// Presses and releases a key as a keyboard does.
  func press(_ key: String) throws {
    let codes = [
      "Tab": 9, "Enter": 13, " ": 32, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowRight": 39,
    ]
    var event: [String: Any] = [
      "type": "keyDown", "key": key, "code": key == " " ? "Space" : key,
      "windowsVirtualKeyCode": codes[key] ?? 0,
    ]
    if key == "Enter" { event["text"] = "\r" }
    if key == " " { event["text"] = " " }
    try ask("Input.dispatchKeyEvent", event)
    event["type"] = "keyUp"
    event["text"] = nil
    try ask("Input.dispatchKeyEvent", event)
  }

  /// The names of all that a screen reader finds of a role.
  func names(of role: String) throws -> [String] {
    let nodes = try ask("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    return nodes.compactMap { node in
      guard (node["role"] as? [String: Any])?["value"] as? String == role else { return nil }
      return (node["name"] as? [String: Any])?["value"] as? String
    }
  }

  /// Lets the time of the page go by.
  func advance(milliseconds: Int) throws {
    try ask("Emulation.setVirtualTimePolicy", ["policy": "advance", "budget": milliseconds])
    try wait(for: "Emulation.virtualTimeBudgetExpired")
  }

  func show(width: Int, height: Int, scheme: String) throws {
    try ask(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    try ask(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": scheme],
          ["name": "prefers-reduced-motion", "value": "reduce"],
        ]
      ])
  }

  func picture() throws -> Data {
    Data(base64Encoded: try ask("Page.captureScreenshot")["data"] as? String ?? "") ?? Data()
  }
}

extension Browser {
  /// Sends a command and returns its result.
  @discardableResult
  func ask(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    let number = try send(method, parameters)
    while true {
      let message = try next()
      guard message["id"] as? Int == number else {
        events.append(message)
        continue
      }
      if let error = message["error"] { throw BrowserError(what: "\(method): \(error)") }
      return message["result"] as? [String: Any] ?? [:]
    }
  }

  private func wait(for event: String) throws {
    while true {
      if let index = events.firstIndex(where: { $0["method"] as? String == event }) {
        events.removeSubrange(...index)
        return
      }
      events.append(try next())
    }
  }

  @discardableResult
  private func send(_ method: String, _ parameters: [String: Any]) throws -> Int {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    message["sessionId"] = session
    try input.fileHandleForWriting.write(
      contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    return number
  }

  /// Returns the next message, after it was noted or answered as far as it concerns all tests.
  private func next() throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let text = received[..<end]
        received = Data(received[(end + 1)...])
        let message = try JSONSerialization.jsonObject(with: text) as? [String: Any] ?? [:]
        try note(message["method"] as? String, message["params"] as? [String: Any] ?? [:])
        return message
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { throw BrowserError(what: "the browser has ended") }
      received += more
    }
  }

  private func note(_ method: String?, _ parameters: [String: Any]) throws {
    switch method {
    case "Fetch.requestPaused": try answer(parameters)
    case "Runtime.exceptionThrown", "Log.entryAdded": failures.append("\(parameters)")
    case "Runtime.consoleAPICalled": failures.append("\(parameters)")
    default: break
    }
  }

  private func answer(_ request: [String: Any]) throws {
    let address = (request["request"] as? [String: Any])?["url"] as? String ?? ""
    let id = request["requestId"] ?? ""
    let types = [
      "html": "text/html", "js": "text/javascript", "css": "text/css", "svg": "image/svg+xml",
      "wasm": "application/wasm",
    ]
    guard let url = URL(string: address), url.host() == "telltale.test",
      let type = types[url.pathExtension],
      let data = try? Data(contentsOf: Self.site.appending(path: url.lastPathComponent))
    else {
      foreignRequests.append(address)
      try send("Fetch.failRequest", ["requestId": id, "errorReason": "AccessDenied"])
      return
    }
    try send(
      "Fetch.fulfillRequest",
      [
        "requestId": id, "responseCode": 200, "body": data.base64EncodedString(),
        "responseHeaders": [["name": "content-type", "value": type]],
      ])
  }
}
