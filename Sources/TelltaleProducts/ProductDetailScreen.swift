public import Telltale
public import TelltaleShell

/// One product: its name, what it is, and what it costs.
///
/// The screen is given its product as a signal before it is loaded, and nothing else. What it shows
/// is derived from it, so that a rename reaches it, and a deletion; it is never another product.
public final class ProductDetailScreen: Screen {
  /// What the product is; that it is gone, once it is deleted.
  public let summary: Signal<String>
  /// What the product costs; nothing once it is deleted.
  public let price: Signal<String>
  private let product: Signal<Product?>
  private var token: ObservationToken?

  /// Creates the screen of a product.
  public init(product: Signal<Product?>) {
    self.product = product
    summary = product.map { $0?.summary ?? "This product is gone." }
    price = product.map { $0?.priceText ?? "" }
    super.init()
    url = product.untrackedValue.map { "shop://products/\($0.id)" }
  }

  /// Whether the product has been deleted.
  public var isGone: Bool { product.value == nil }

  /// Begins to show the name of the product as the title.
  public override func loadContent() {
    token = product.observe { [title] product in
      if let product { title.value = product.name }
    }
  }
}
