import Foundation
import TelltaleBadges
import Testing

struct BadgePolicyTests {
  typealias Policy = BadgePolicy<RootSection>

  @Test func `the default is that of the feed`() {
    let policy = Policy.default
    #expect(RootSection.allCases.allSatisfy { policy.style(of: $0) == .number })
    #expect(policy.cap == 99)
    #expect(policy.icon == Set(RootSection.allCases))
    #expect(policy.muted == .none)
    #expect(policy.ownItemReads)
    #expect(policy.threads == .included)
    #expect(policy.unit == .items)
    #expect(policy.iconUnit == .items)
    #expect(policy.accounts == .active)
  }

  @Test func `coding is a dot, a number and messages on the icon`() {
    let policy = Policy.coding
    #expect(
      RootSection.allCases.map { policy.style(of: $0) } == [.dot, .none, .none, .number, .none])
    #expect(policy.icon == [.messages])
  }

  @Test func `a preset leaves the fields it does not name`() {
    var policy = Policy(cap: 9)
    policy.apply(BadgePolicyChange(preset: .coding))
    #expect(policy.cap == 9)
  }

  @Test(arguments: [Policy.default, .coding, .mail, .chat, .quiet])
  func `a policy encodes and decodes to the same`(policy: Policy) throws {
    let data = try JSONEncoder().encode(policy)
    #expect(try JSONDecoder().decode(Policy.self, from: data) == policy)
  }

  @Test func `an absent field of a policy has its default`() throws {
    let policy = try JSONDecoder().decode(Policy.self, from: Data(#"{"cap":5}"#.utf8))
    #expect(policy == Policy(cap: 5))
  }

  static let errors = [
    #"{"cap":-1}"#, #"{"icon":["news"]}"#, #"{"icon":"me"}"#, #"{"styles":{"news":"dot"}}"#,
    #"{"styles":[]}"#, #"{"muted":"all"}"#, #"{"unit":"bytes"}"#, #"{"preset":"x"}"#,
    #"{"ownItemReads":"no"}"#, #"{"threads":true}"#, #"{"accounts":"none"}"#,
  ]

  @Test(arguments: errors)
  func `a field of another value is an error that names it`(json: String) {
    do {
      _ = try JSONDecoder().decode(BadgePolicyChange<RootSection>.self, from: Data(json.utf8))
      Issue.record("decoded")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(json.contains(context.codingPath.first?.stringValue ?? "?"))
      #expect(context.debugDescription.hasPrefix("must "))
    } catch {
      Issue.record(error)
    }
  }
}
