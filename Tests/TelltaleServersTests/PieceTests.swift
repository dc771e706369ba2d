import TelltaleBadges
import TelltaleFeeds
import TelltaleServers
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// How an answer is cut into pieces makes no difference; nor does what means nothing in it.
@Suite struct PieceTests {
  @Test(arguments: AnswerSamples.names, seedList(30))
  func `an answer in pieces comes to the same`(name: String, seed: UInt64) throws {
    let format = try #require(AnswerSamples.format(name))
    let answer = try AnswerSamples.answer(name)
    var random = SeededRandom(seed: Int(seed))
    let pieces = answer.cut(using: &random, largest: [1, 3, 40, 400][random.below(4)])
    let isComplete = random.once(in: 2)
    #expect(
      Outcome(format, isComplete: isComplete, pieces: pieces)
        == Outcome(format, isComplete: isComplete, pieces: [answer]))
  }

  @Test(arguments: AnswerSamples.names, seedList(60))
  func `a damaged answer in pieces comes to the same`(name: String, seed: UInt64) throws {
    let format = try #require(AnswerSamples.format(name))
    var answer = try AnswerSamples.answer(name)
    var random = SeededRandom(seed: Int(seed))
    for _ in 0...random.below(3) { answer.damage(using: &random) }
    let pieces = answer.cut(using: &random, largest: 7)
    #expect(Outcome(format, pieces: pieces) == Outcome(format, pieces: [answer]))
  }

  @Test(arguments: AnswerSamples.names, seedList(20))
  func `the order of fields makes no difference to the badges`(name: String, seed: UInt64) throws {
    let format = try #require(AnswerSamples.format(name))
    let answer = try AnswerSamples.answer(name)
    // Half of a pair cannot be written again, and what stands twice has an order.
    let text = String(decoding: answer, as: UTF8.self).replacing("\\ud83d", with: "")
    guard let value = try? JSONValue(parsing: text) else { return }
    var random = SeededRandom(seed: Int(seed))
    let shuffled = Outcome(format, value.shuffled(using: &random))
    try #require(shuffled.error == nil)
    let expected = UnreadManager(after: Outcome(format, pieces: [answer]).events)
    let manager = UnreadManager(after: shuffled.events)
    #expect(manager.sources.sorted() == expected.sources.sorted())
    for source in expected.sources {
      #expect(manager.status(of: source).value == expected.status(of: source).value)
    }
    for section in RootSection.allCases { #expect(manager.text(section) == expected.text(section)) }
  }

  @Test(arguments: seedList(400))
  func `what is passed over is judged as the reader of feeds judges it`(seed: UInt64) {
    var random = SeededRandom(seed: Int(seed))
    var text = Array(RandomJSON.text(depth: 4, using: &random).utf8)
    if random.once(in: 2) { text.damage(using: &random) }
    let string = String(decoding: text, as: UTF8.self)
    // Both would be right: what the feed's reader does not see is not UTF-8 any more.
    guard Array(string.utf8) == text, !string.contains("\\ud") else { return }
    let isValid: Bool
    do throws(JSONError) {
      _ = try JSONValue(parsing: string)
      isValid = true
    } catch .syntax(let problem, _) where problem.hasSuffix("stands twice") {
      return
    } catch {
      isValid = false
    }
    let outcome = Outcome(.matrix, "{\"next_batch\":" + string + "}")
    #expect((outcome.error == nil) == isValid, "\(string)")
  }
}
