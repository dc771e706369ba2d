public import Telltale

/// The products: the one truth, of which screens show parts.
///
/// The app owns the store and hands it to the first screen. Screens never keep a copy.
@MainActor
public final class ProductStore {
  /// The products in the order of the list.
  public let products: MutableSignal<[Product]>

  /// Creates a store.
  public init(_ products: [Product] = Product.samples) {
    self.products = MutableSignal(products)
  }

  /// Returns one product, as it is now and as it changes; none once it is deleted.
  public func product(_ id: Product.ID) -> Signal<Product?> {
    products.map { $0.first { $0.id == id } }
  }
}
