import Telltale
import TelltaleShell
import TelltaleTestSupport

/// Something that can be asked of a world, with a number that picks among places.
@MainActor
struct ShellOperation: CustomStringConvertible {
  nonisolated let description: String
  let apply: (ShellWorld, Int) -> Void
  /// Whether what it does depends on what is there when it is asked for.
  let looksAhead: Bool

  private init(
    _ description: String, looksAhead: Bool = false,
    _ apply: @escaping (ShellWorld, Int) -> Void
  ) {
    self.description = description
    self.looksAhead = looksAhead
    self.apply = apply
  }

  /// Those that end by themselves.
  static let changes: [ShellOperation] = [
    .init("push") { world, number in world.stacks[number % 3].push(world.makeScreen()) },
    .init("pop") { world, number in world.stacks[number % 3].pop() },
    .init("popToRoot") { world, number in world.stacks[number % 3].popToRoot() },
    .init("pop(to:)", looksAhead: true) { world, number in
      let stack = world.stacks[number % 3]
      if let screen = stack.path.value.dropFirst(number % 2).first { stack.pop(to: screen) }
    },
    .init("setPath", looksAhead: true) { world, number in
      let stack = world.stacks[number % 2]
      let kept = stack.path.value.prefix(1 + number % 3)
      stack.setPath(Array(kept) + (0..<number % 3).map { _ in world.makeScreen() })
    },
    .init("setPath, turned over", looksAhead: true) { world, number in
      let stack = world.stacks[number % 2]
      stack.setPath(stack.path.value.reversed())
    },
    .init("select") { world, number in world.tabs.select(number % 5) },
    .init("tap") { world, number in world.tabs.tap(number % 4) },
    .init("setTabs") { world, number in
      let roots = world.stacks + [world.plain]
      let kept = roots.prefix(3 + number % 2)
      world.tabs.setTabs(
        (number % 3 == 0 ? kept.reversed() : Array(kept)).map {
          ShellTab(title: $0.title.value, root: $0)
        })
    },
    .init("hide the bar") { world, number in world.tabs.setBarHidden(number % 2 == 0) },
    .init("go(to:)") { world, number in world.pages.go(to: number % 4) },
    .init("present") { world, number in
      let styles = [PresentationStyle.fullScreen, .overlay, .popup]
      world.first.present(world.makeScreen(), style: styles[number % 3])
    },
    .init("dismiss") { world, _ in world.first.dismiss() },
    .init("dismiss the last", looksAhead: true) { world, _ in
      world.window.presented.value.last?.screen.dismiss()
    },
    .init("dismissAll") { world, _ in world.window.dismissAll() },
    .init("dismiss a popup", looksAhead: true) { world, _ in world.first.presented?.dismiss() },
    .init("addChild") { world, number in
      (number % 2 == 0 ? world.plain : world.first).addChild(world.makeScreen())
    },
    .init("removeFromParent", looksAhead: true) { world, number in
      (number % 2 == 0 ? world.plain : world.first).children.last?.removeFromParent()
    },
    .init("loadIfNeeded") { world, number in
      (number % 2 == 0 ? world.plain : world.stacks[1].path.value[0]).loadIfNeeded()
    },
    .init("purge", looksAhead: true) { world, number in
      world.stacks[number % 3].path.value.first?.purge()
    },
    .init("purgeHidden") { world, _ in world.window.purgeHidden() },
    .init("reload") { world, _ in world.first.loader.reload() },
    .init("loadMore") { world, _ in world.first.loader.loadMore() },
    .init("cancel") { world, _ in world.first.loader.cancel() },
    .init("invalidate") { world, number in
      world.first.loader.invalidate(erase: number % 3 == 0)
    },
    .init("edit") { world, number in world.first.loader.edit { $0.append(number) } },
    .init("finish", looksAhead: true) { world, number in world.first.finish(number) },
    .init("fail", looksAhead: true) { world, number in world.first.fail(number) },
    .init("setRoot") { world, number in
      world.window.setRoot(number % 2 == 0 ? world.makeScreen() : world.tabs)
    },
  ]

  /// Those under a finger.
  static let drags: [ShellOperation] = [
    .init("begin to pop") { world, number in
      world.hold(world.stacks[number % 3].beginInteractivePop())
    },
    .init("begin to swipe") { world, number in
      world.hold(world.pages.beginSwipe(to: number % 3))
    },
    .init("begin to dismiss") { world, _ in
      world.hold(world.first.beginInteractiveDismiss())
    },
    .init("finish") { world, _ in world.drag.take()?.finish() },
    .init("call off") { world, _ in world.drag.take()?.cancel() },
    .init("let go") { world, _ in world.drag = nil },
  ]
}
