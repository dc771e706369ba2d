import TelltaleCommand
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// Scripts of random actions: whatever they say, no screen is in two places, and each that is seen
/// knows it.
@MainActor
@Suite struct RandomScriptTests {
  @Test(arguments: seedList(20))
  func `random scripts never break the app`(seed: UInt64) {
    var random = SeededRandom(seed: Int(seed))
    var trace: [String] = []
    let script = ShellScript { trace.append($0) }
    var played = 0
    for _ in 0..<(isDebugBuild ? 100 : 1_000) {
      let line = Self.line(&random)
      do throws(ShellActionError) {
        try script.play(line)
        played += 1
      } catch {
        #expect(!"\(error)".isEmpty)
      }
      if let fault = script.app?.window.fault() {
        Issue.record("\(line): \(fault)")
        return
      }
    }
    #expect(played > 5)
    #expect(trace.allSatisfy { !$0.isEmpty && !$0.contains("\n") })
  }

  private static let names = [
    "projects", "tasks", "square", "friends", "hot", "messages", "me", "n1", "n3", "n6", "pages",
    "tabs", "login", "X", "Y", "Z", "Food:a", "Order:b", "Post", "nobody",
  ]
  private static let links = [
    "tt://tabBar", "tt://menu/1", "tt://menu/3", "tt://menu/5", "tt://menu/9", "tt://food/a",
    "tt://food/a/nutrition", "tt://about/x", "tt://order?waitress=b", "tt://order?waitress=b#send",
    "tt://order/food", "tt://order/confirm", "tt://row/tasks/2", "tel:5", "no://x", "tt://food/%",
    "", "tt://closed", "tt://drinks/y",
  ]
  private static let words = [
    "begin", "finish", "cancel", "end", "full", "overlay", "more", "guide",
  ]

  private static func line(_ random: inout SeededRandom) -> String {
    let word = ActionWord.allCases[random.below(ActionWord.allCases.count)]
    // Nothing else would be there for long.
    if word == .launch || word == .signOut, !random.once(in: 10) { return "tap 1" }
    let parameters = word.parameters.split(separator: " ").filter { parameter in
      !parameter.hasPrefix("[") || random.once(in: 2)
    }
    return ([word.rawValue] + parameters.map { value(of: String($0), &random) })
      .joined(separator: " ")
  }

  private static func value(of parameter: String, _ random: inout SeededRandom) -> String {
    if random.once(in: 50) { return words[random.below(words.count)] }
    if parameter.hasPrefix("NAME[") {
      return pick(names, &random) + (random.once(in: 3) ? "#\(random.below(9))" : "")
    }
    if parameter.contains("|") {
      let choices = parameter.split { "[]|".contains($0) }.map(String.init)
      let choice = pick(choices, &random)
      return choice == "NAME" ? pick(names, &random) : choice
    }
    switch parameter {
    case "NAME", "[STACK]": return pick(names, &random)
    case "URL": return pick(links, &random)
    case "[more]": return "more"
    case "ACCOUNT", "PASSWORD", "[CAPTCHA]": return pick(["ann", "bob", "\"\""], &random)
    case "ERROR": return "E1"
    default: return "\(random.below(7) - 1)"
    }
  }

  private static func pick(_ choices: [String], _ random: inout SeededRandom) -> String {
    choices[random.below(choices.count)]
  }
}
