// The few symbols of UIKit that the articles use, so that their code can be type-checked anywhere.
// Nothing here does anything, and nothing of it ships.

open class NSObject {
  public init() {}

  /// Stands for the methods of key-value observing, which hide the function of that name.
  public func observe(_ path: String) {}
}

public final class Bundle {}

public final class NSCoder {}

@MainActor open class UIBarItem: NSObject {
  public var title: String?
}

@MainActor open class UITabBarItem: UIBarItem {
  public var badgeValue: String?
}

@MainActor open class UIView: NSObject {
  public var isHidden = false
}

@MainActor open class UILabel: UIView {
  public var text: String?
}

@MainActor open class UIViewController: NSObject {
  public var title: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // As UIKit declares it.
  public var tabBarItem: UITabBarItem! = UITabBarItem()
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  open func viewDidLoad() {}
}

@MainActor open class UITabBarController: UIViewController {
  public var viewControllers: [UIViewController]?
}
