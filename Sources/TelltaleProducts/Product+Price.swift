import Foundation

extension Product {
  /// The price as it is shown, in every language alike.
  ///
  /// It reads `100.00 eur`. The binary value is rounded to cents, half of one to the even, as
  /// `printf` of C does.
  public var priceText: String {
    String(format: "%.2f eur", locale: nil, price)
  }
}
