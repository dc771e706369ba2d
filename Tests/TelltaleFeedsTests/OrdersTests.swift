import TelltaleFeeds
import Testing

@Suite struct OrdersTests {
  @Test(arguments: 0...6)
  func `every order comes once, sorted, the given one first`(count: Int) {
    let orders = Array(Orders(count: count))
    #expect(orders.count == (1...max(1, count)).reduce(1, *))
    #expect(orders.first == Array(0..<count))
    #expect(orders.allSatisfy { $0.sorted() == Array(0..<count) })
    #expect(zip(orders, orders.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
  }
}
