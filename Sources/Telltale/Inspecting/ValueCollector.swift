#if !hasFeature(Embedded)

  /// Takes a copy of a node's value, to be described when no node is held any more.
  @usableFromInline final class ValueCollector {
    var describe: (() -> String)?

    init() {}
  }

  extension Node {
    /// A description of a copy of the value that the node has; none if it has none, or lends it out.
    func copiedValue(by collector: ValueCollector, in context: Context) -> (() -> String)? {
      collector.describe = nil
      let outer = unsafe context.address.pointee.collector
      unsafe context.address.pointee.collector = Unmanaged.passUnretained(collector)
      perform(.describe)
      unsafe context.address.pointee.collector = outer
      defer { collector.describe = nil }
      return collector.describe
    }

    /// Hands over a copy of a derived value.
    @usableFromInline @inline(never)
    func collectValue<Value>(_: Value.Type) {
      if version != 0 { collect(value(Value.self)) }
    }

    /// Hands over a copy of the value in a source's handle.
    @usableFromInline @inline(never)
    func collectSourceValue<Value>(_: Value.Type) {
      let copy: Value?? = withHandle(as: MutableSignal<Value>.self) {
        unsafe $0.isLent ? nil : .some($0.stored)
      }
      if let copy, let value = copy { collect(value) }
    }

    private func collect<Value>(_ value: Value) {
      // Sound because whoever has set the word keeps the collector alive until it has reset it.
      let collector = unsafe Context.current.address.pointee.collector?.takeUnretainedValue()
      collector?.describe = { description(ofValue: value) }
    }
  }

  /// Describes a value as people write it: without the layers of optionals.
  private func description<Value>(ofValue value: Value) -> String {
    if let optional = value as? any DescribableOptional { return optional.content }
    if let text = value as? String { return "\"\(text)\"" }
    return String(describing: value)
  }

  private protocol DescribableOptional {
    var content: String { get }
  }

  extension Optional: DescribableOptional {
    fileprivate var content: String {
      guard let self else { return "nil" }
      return description(ofValue: self)
    }
  }

#endif
