// Signals of the properties of observable objects. Observation needs what Embedded Swift has not.

#if !hasFeature(Embedded)

  public import Observation

  /// Makes a signal of a property of an observable object.
  ///
  /// ```swift
  /// let name = observe(profile, \.name)
  /// let token = name.map { "Hello, \($0)" }.observe { print($0) }
  /// ```
  ///
  /// It reads right at once, always, and so does what is derived from it. Observation announces a change
  /// before it is made, so observers are told of it later: at the end of the enclosing batch or observer,
  /// else in the next turn of the actor on which the signal was made. Whoever such a change has reached
  /// waits for that turn, also with what other changes tell meanwhile; so several changes of one turn are
  /// told once.
  ///
  /// The object is kept alive by the signal. Observation keeps neither: for all signals of one property
  /// it is asked once, when the first of them is computed, and again after a change when one is read.
  ///
  /// A change that is announced on another thread, or while a value is computed, counts from the actor's
  /// next turn on. A class that is changed on other threads has to announce and to make the change in one
  /// step for who reads it, under the lock that its getters take: else it may be read between the two.
  ///
  /// What reads a property while a change of it is being announced, in an `onChange` of somebody else or
  /// in the property's own `willSet`, sees the value before, until the observers are told.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - property: What is read of it: a stored or computed property, or a path through other observable
  ///     objects. It is read twice each time that Observation has to be asked.
  ///   - isolation: The actor that the object and the signal belong to.
  ///   - fileID: The file that messages name.
  ///   - line: The line that messages name.
  /// - Returns: A signal of which every change of the property is a change.
  /// - Complexity: O(1)
  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  @_disfavoredOverload
  public func observe<Object: AnyObject & Observable, Value>(
    _ object: Object, _ property: KeyPath<Object, Value>,
    isolation: isolated (any Actor) = #isolation, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Signal<Value> {
    Signal(
      property, of: object, on: isolation, site: Site(fileID: fileID, line: line)
    ) { $0.store($1) }
  }

  /// Makes a signal of a property of an observable object, which ignores a change to an equal value.
  ///
  /// It reads right at once, always, and so does what is derived from it. Observation announces a change
  /// before it is made, so observers are told of it later: at the end of the enclosing batch or observer,
  /// else in the next turn of the actor on which the signal was made. Whoever such a change has reached
  /// waits for that turn, also with what other changes tell meanwhile; so several changes of one turn are
  /// told once.
  ///
  /// The object is kept alive by the signal. Observation keeps neither: for all signals of one property
  /// it is asked once, when the first of them is computed, and again after a change when one is read.
  ///
  /// A change that is announced on another thread, or while a value is computed, counts from the actor's
  /// next turn on. A class that is changed on other threads has to announce and to make the change in one
  /// step for who reads it, under the lock that its getters take: else it may be read between the two.
  ///
  /// What reads a property while a change of it is being announced, in an `onChange` of somebody else or
  /// in the property's own `willSet`, sees the value before, until the observers are told.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - property: What is read of it: a stored or computed property, or a path through other observable
  ///     objects. It is read twice each time that Observation has to be asked.
  ///   - isolation: The actor that the object and the signal belong to.
  ///   - fileID: The file that messages name.
  ///   - line: The line that messages name.
  /// - Returns: A signal that tells of a change only if the value differs.
  /// - Complexity: O(1)
  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  public func observe<Object: AnyObject & Observable, Value: Equatable>(
    _ object: Object, _ property: KeyPath<Object, Value>,
    isolation: isolated (any Actor) = #isolation, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Signal<Value> {
    Signal(
      property, of: object, on: isolation, site: Site(fileID: fileID, line: line)
    ) { $0.store($1, by: ==) }
  }

  extension Signal {
    @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
    fileprivate convenience init<Object: AnyObject & Observable>(
      _ property: KeyPath<Object, Value>, of object: Object, on isolation: any Actor, site: Site,
      store: @escaping (Node, Value) -> Void
    ) {
      let tracker = PropertyTracker.shared(by: property, of: object, on: isolation)
      let changes = tracker.sharedChanges()
      self.init(
        node: Node.derived(Value.self, state: .known, site: site) { node, request in
          switch request {
          case .update: store(node, tracker.track(by: node) { object[keyPath: property] })
          case .connect: Context.current.linkKnown(changes.linkedNode, to: node)
          default: node.answer(request, for: Value.self)
          }
        })
    }
  }

#endif
