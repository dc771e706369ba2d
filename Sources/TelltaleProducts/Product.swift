/// Something that can be bought.
public struct Product: Identifiable, Hashable, Sendable {
  /// What tells the product from all others; it never changes.
  public let id: String
  /// The name.
  public var name: String
  /// What the product is.
  public var summary: String
  /// The price in euros.
  public var price: Double

  /// Creates a product.
  public init(id: String, name: String, summary: String, price: Double) {
    self.id = id
    self.name = name
    self.summary = summary
    self.price = price
  }
}

extension Product {
  /// The two products that the sample sells.
  public static let samples: [Product] = [
    Product(id: "gold", name: "Gold", summary: "Expensive metal", price: 100),
    Product(id: "wood", name: "Wood", summary: "Inexpensive building material", price: 10),
  ]
}
