import Telltale
import TelltaleProducts
import TelltaleShell
import TelltaleTesting
import Testing

/// The list of products and its detail, each vector by its number.
@MainActor
struct ProductsAppTests {
  @Test func `SP01 the app shows the list, and alone owns the store`() throws {
    weak var store: ProductStore?
    do {
      let app = try ProductsApp()
      store = app.store
      #expect(app.window.tree == "(Products)")
      #expect(names(app) == ["Gold", "Wood"])
    }
    #expect(store == nil)
  }

  @Test func `SP02 products that are set before or after the list appears are shown`() {
    let store = ProductStore([]), list = ProductListScreen(store: store)
    store.products.value = [Product.samples[0]]
    let window = ShellWindow(root: ScreenStack(root: list))
    #expect(list.loader.state.value.items?.map(\.name) == ["Gold"])
    store.products.value = Product.samples
    #expect(list.loader.state.value.items?.map(\.name) == ["Gold", "Wood"])
    withExtendedLifetime(window) {}
  }

  @Test func `SP03 the first product is opened`() throws {
    let app = try ProductsApp()
    app.list?.selectRow(at: 0)
    let detail = try #require(self.detail(app))
    #expect(detail.title.value == "Gold")
    #expect(detail.summary.value == "Expensive metal")
    #expect(detail.price.value == "100.00 eur")
    #expect(app.list?.selection.value == "gold")
  }

  @Test func `SP04 the second product is opened`() throws {
    let app = try ProductsApp()
    app.list?.selectRow(at: 1)
    let detail = try #require(self.detail(app))
    #expect(detail.title.value == "Wood")
    #expect(detail.price.value == "10.00 eur")
  }

  @Test func `SP05 a detail has its product before it is loaded, and no title`() {
    let store = ProductStore()
    let detail = ProductDetailScreen(product: store.product("wood"))
    #expect(!detail.isLoaded)
    #expect(detail.title.value == "")
    #expect(detail.price.value == "10.00 eur")
    detail.loadIfNeeded()
    #expect(detail.title.value == "Wood")
  }

  @Test(arguments: [-1, 2, .max])
  func `SP06 a row that does not exist opens nothing`(row: Int) throws {
    let app = try ProductsApp()
    app.list?.selectRow(at: row)
    #expect(app.window.tree == "(Products)")
  }

  @Test func `SP07 going back releases the detail and clears the selection`() throws {
    let app = try ProductsApp()
    app.list?.selectRow(at: 1)
    weak let detail = self.detail(app)
    #expect(detail != nil)
    app.stack?.pop()
    #expect(detail == nil)
    #expect(app.list?.selection.value == nil)
    #expect(app.window.tree == "(Products)")
    #expect(names(app) == ["Gold", "Wood"])
  }

  @Test func `SP08 a product that is opened again has a new detail`() throws {
    let app = try ProductsApp()
    app.list?.selectRow(at: 0)
    let first = detail(app)
    app.stack?.pop()
    app.list?.selectRow(at: 0)
    #expect(detail(app) != nil)
    #expect(detail(app) !== first)
  }

  @Test func `SP10 without products the list is empty`() throws {
    let app = try ProductsApp(products: [])
    #expect(app.list?.loader.state.value.phase == .empty)
    #expect(app.list?.presentedSummary?.description == "empty")
  }

  @Test func `SP12 a detail that is open hears nothing of another product`() throws {
    let app = try ProductsApp()
    app.list?.selectRow(at: 0)
    let detail = try #require(self.detail(app)), prices = Recorder<String>()
    let token = detail.price.observe { prices.note($0) }
    app.store.products.value[1].price = 11
    #expect(prices.values == ["100.00 eur"])
    token.cancel()
  }

  @Test func `SP13 a rename reaches the row and the detail that is open`() throws {
    let app = try ProductsApp()
    app.list?.selectRow(at: 0)
    app.store.products.value[0].name = "Aurum"
    #expect(names(app) == ["Aurum", "Wood"])
    #expect(detail(app)?.title.value == "Aurum")
  }

  @Test func `SP14 a detail whose product is deleted says so, and shows no other`() throws {
    let app = try ProductsApp()
    app.list?.selectRow(at: 0)
    let detail = try #require(self.detail(app))
    app.store.products.value.removeFirst()
    #expect(detail.isGone)
    #expect(detail.title.value == "Gold")
    #expect(detail.summary.value == "This product is gone.")
    #expect(detail.price.value == "")
    #expect(names(app) == ["Wood"])
  }

  @Test func `SR01 what was open is opened again, and the list under it is loaded when it is seen`()
    throws
  {
    let closed = try ProductsApp()
    closed.list?.selectRow(at: 0)
    let app = try ProductsApp(saved: closed.router.savedPath())
    #expect(app.window.tree == "(Products>Gold)")
    #expect(app.list?.isLoaded == false)
    app.stack?.pop()
    #expect(names(app) == ["Gold", "Wood"])
  }

  @Test func `SR02 a product that is not sold anymore is not opened again`() throws {
    let closed = try ProductsApp()
    closed.list?.selectRow(at: 0)
    let app = try ProductsApp(
      products: [Product.samples[1]], saved: closed.router.savedPath())
    #expect(app.window.tree == "(Products)")
    #expect(names(app) == ["Wood"])
  }

  @Test func `SR07 what another account had open stays closed`() throws {
    let closed = try ProductsApp()
    closed.list?.selectRow(at: 0)
    let app = try ProductsApp(saved: closed.router.savedPath(account: "ann"), account: "bob")
    #expect(app.window.tree == "(Products)")
  }

  private func names(_ app: ProductsApp) -> [String]? {
    app.list?.loader.state.value.items?.map(\.name)
  }

  private func detail(_ app: ProductsApp) -> ProductDetailScreen? {
    app.stack?.top as? ProductDetailScreen
  }
}
