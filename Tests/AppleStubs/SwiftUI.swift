// The few symbols of SwiftUI that the articles use, so that their code can be type-checked anywhere.
// Nothing here does anything, and nothing of it ships.

public import Observation

@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor var body: Body { get }
}

extension Never: View {}

extension View where Body == Never {
  public var body: Never { return fatalError("a stub has no body") }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView() }
}

public struct TupleView<Content>: View {
  public typealias Body = Never
}

public struct Text: View {
  public init(_ text: String) {}
  public typealias Body = Never
}

public struct TextField: View {
  public init(_ title: String, text: Binding<String>) {}
  public typealias Body = Never
}

public struct Stepper: View {
  public init(_ title: String, value: Binding<Int>) {}
  public typealias Body = Never
}

public struct TabView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public typealias Body = Never
}

public struct BadgedView: View {
  public typealias Body = Never
}

extension View {
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View { self }
  public func badge(_ text: String?) -> some View { BadgedView() }
  public func badge(_ count: Int) -> some View { BadgedView() }
}

@propertyWrapper public struct Binding<Value> {
  public var wrappedValue: Value
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { wrappedValue = get() }
}

@MainActor @propertyWrapper public struct State<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@MainActor @propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public subscript<Member>(
    dynamicMember property: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding(get: { wrappedValue[keyPath: property] }, set: { wrappedValue[keyPath: property] = $0 })
  }
}
