public import TelltaleShell

/// A shop with a list of products and a detail of each, from its launch to its end.
///
/// The app alone owns what it sells. It hands the store to the first screen of content, and to no
/// stack or window: those know how screens are shown, and not what they show.
@MainActor
public final class ProductsApp {
  /// What is sold.
  public let store: ProductStore
  /// Where the app is seen.
  public let window: ShellWindow = ShellWindow()
  /// What the app's links open.
  public let router: Router

  /// Launches the app.
  ///
  /// - Parameters:
  ///   - products: What is sold.
  ///   - saved: What was open when the app was closed. It is opened again for the same account and
  ///     within `maxAge`, without what is not sold anymore.
  ///   - account: The account that is signed in.
  ///   - maxAge: How old what was saved may be.
  /// - Throws: What is wrong with a pattern of a link.
  public init(
    products: [Product] = Product.samples, saved: SavedPath? = nil, account: String? = nil,
    maxAge: Duration = .seconds(24 * 3600)
  ) throws(RouteError) {
    let store = ProductStore(products)
    self.store = store
    router = Router(window: window)
    try router.register("shop://products", .shared) { _ in
      ProductListScreen(store: store)
    }
    try router.register("shop://products/{id}", parent: "shop://products") { match in
      let product = try store.product(match["id"])
      guard product.value != nil else { throw RouteError.unavailable("the product is not sold") }
      return ProductDetailScreen(product: product)
    }
    try? saved.map { try router.restore($0, account: account, maxAge: maxAge) }
    if window.root.value == nil { try router.open("shop://products") }
  }
}

extension ProductsApp {
  /// The stack that fills the window.
  public var stack: ScreenStack? { window.root.value as? ScreenStack }
  /// The list at its bottom.
  public var list: ProductListScreen? { stack?.root as? ProductListScreen }
}
