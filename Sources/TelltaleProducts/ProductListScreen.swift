public import Telltale
public import TelltaleShell

/// The list of products, which opens the one whose row is selected.
public final class ProductListScreen: ListScreen<Product> {
  private let store: ProductStore
  private let selected = MutableSignal<Product.ID?>(nil)
  private var token: ObservationToken?

  /// Creates the list of what a store holds.
  public init(store: ProductStore) {
    self.store = store
    super.init(
      title: "Products",
      loader: ListLoader { loader, request, _ in
        loader.finish(request, with: Page(store.products.untrackedValue))
      })
    url = "shop://products"
    // What the store holds later replaces the rows, if they are there.
    token = store.products.observe { [loader] products in
      loader.edit { $0 = products }
    }
  }

  /// The product whose row is highlighted, until the list is seen again.
  public var selection: Signal<Product.ID?> { selected }

  /// Opens a product on the list's stack.
  public override func select(_ product: Product) {
    selected.value = product.id
    stack?.push(ProductDetailScreen(product: store.product(product.id)))
  }

  /// Clears the selection.
  public override func willAppear() {
    selected.value = nil
  }
}
