// From the announcement of a change to those who are told of it.

#if !hasFeature(Embedded)

  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  extension PropertyTracker {
    /// Takes note that the property is about to change; on any thread.
    func announce() {
      guard let isolation else { return }
      let context = Context.current
      if isolation.isCurrent && !context.isComputing {
        announce(in: context, on: isolation)
      } else {
        Task { await self.noteChange(on: isolation) }
      }
    }

    /// Marks everything downstream, so that it is read anew, and leaves the telling for later.
    private func announce(in context: Context, on isolation: any Actor) {
      guard let changes, changes.node?.subscribers != nil else { return }
      isAnnounced = true
      if context.openBodies > 0 || context.isFlushing {
        if !endsInRound {
          endsInRound = true
          context.runFirstInNextRound { self.endInRound() }
        }
        changes.update { _ in }
      } else {
        // As in a batch, but that what is marked does not stay with the thread.
        let queue = context.queue
        context.queue = Leaves()
        context.openBodies += 1
        changes.update { _ in }
        context.openBodies -= 1
        waiting.append(contentsOf: context.queue)
        context.queue = queue
        context.settle()
        if !endsInTurn {
          endsInTurn = true
          scheduleTurn(on: isolation)
        }
      }
    }

    /// Starts a task on the actor that the running code is on: a turn of its own, and no detour.
    private func scheduleTurn(on actor: some Actor) {
      actor.assumeIsolated { actor in
        _ = Task {
          _ = actor
          self.endInTurn()
        }
      }
    }

    private func endInRound() {
      endsInRound = false
      end()
    }

    private func endInTurn() {
      endsInTurn = false
      let leaves = waiting
      waiting = Leaves()
      batch {
        end()
        Context.current.enqueue(leaves)
      }
    }

    /// The change is made by now. What was read since its announcement may be the value before.
    private func end() {
      if endsInRound || endsInTurn { return }
      isAnnounced = false
      guard isDoubtful else { return }
      isDoubtful = false
      changes?.update { _ in }
    }

    /// Tells of a change that was announced on another thread, or while a value was computed.
    private func noteChange(on _: isolated any Actor) {
      changes?.update { _ in }
    }
  }

  extension Context {
    /// Runs a closure once, as an observer that comes before all others of the next round.
    fileprivate func runFirstInNextRound(_ body: @escaping () -> Void) {
      var token: ObservationToken?
      let node = Node.makeObserver(state: .stale, site: .unknown, label: nil) { _, request in
        guard request == .run else { return }
        body()
        token?.cancel()
      }
      node.observer.order &= ~Observer.lateOrder
      token = ObservationToken(node: node)
      var leaves = Leaves()
      leaves.append(node)
      enqueue(leaves)
    }
  }

#endif
