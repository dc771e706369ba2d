import TelltaleProducts
import Testing

struct ProductTests {
  @Test(arguments: [
    (0, "0.00"), (0.1 + 0.2, "0.30"), (2.675, "2.67"), (1.005, "1.00"), (0.125, "0.12"),
    (0.375, "0.38"), (1_234_567.891, "1234567.89"), (-1.5, "-1.50"), (-0.001, "-0.00"),
    (99.995, "100.00"),
  ])
  func `SP11 a price has two decimals, rounded as the binary value is`(
    price: Double, text: String
  ) {
    let product = Product(id: "p", name: "", summary: "", price: price)
    #expect(product.priceText == text + " eur")
  }
}
