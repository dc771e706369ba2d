import Testing

/// The vectors of lists that load; those that the specification leaves out follow from its table.
@MainActor
struct ListVectorTests {
  @Test(arguments: vectors)
  func `a list emits what its vector says`(vector: ListVector) {
    let world = ListWorld()
    let steps = vector.actions.map { world.play($0) }
    #expect(steps.joined(separator: " ‖ ") == vector.text)
  }

  @Test func `no vector is told twice or left out`() {
    let numbers = Self.vectors.map { String($0.testDescription.prefix(3)) }
    #expect(numbers == (1...38).map { "M\($0 < 10 ? "0" : "")\($0)" })
  }

  nonisolated static let vectors = [
    ListVector(
      "M01", "first items are content",
      """
      BOOT ‖ finish#1 3 rows ⇒ didLoad(first), present content(3)
      """),
    ListVector(
      "M02", "no first items are empty",
      """
      BOOT ‖ finish#1 0 rows ⇒ didLoad(first), present empty
      """),
    ListVector(
      "M03", "an empty list has no more to load, whatever its page says",
      """
      BOOT ‖ finish#1 0 rows more ⇒ didLoad(first), present empty ‖ loadMore ⇒ — <empty> \
      ‖ reload ⇒ request#2(refresh), present loading \
      ‖ finish#2 2 rows more ⇒ didLoad(again), present content(2)[hasMore]
      """),
    ListVector(
      "M04", "the same error is presented again after a reload",
      """
      BOOT ‖ fail#1 E1 ⇒ didFail(initial,E1), present failed(E1) \
      ‖ reload ⇒ request#2(initial), present loading \
      ‖ fail#2 E1 ⇒ didFail(initial,E1), present failed(E1)
      """),
    ListVector(
      "M05", "another error is presented after a reload",
      """
      BOOT ‖ fail#1 E1 ⇒ didFail(initial,E1), present failed(E1) \
      ‖ reload ⇒ request#2(initial), present loading \
      ‖ fail#2 E2 ⇒ didFail(initial,E2), present failed(E2)
      """),
    ListVector(
      "M06", "a failure is left by a reload and not by a need or an appearance",
      """
      BOOT ‖ fail#1 E1 ⇒ didFail(initial,E1), present failed(E1) ‖ loadIfNeeded ⇒ — <failed(E1)> \
      ‖ willDisappear ⇒ willDisappear <failed(E1)> ‖ willAppear ⇒ willAppear <failed(E1)> \
      ‖ reload ⇒ request#2(initial), present loading \
      ‖ finish#2 2 rows ⇒ didLoad(first), present content(2)
      """),
    ListVector(
      "M07", "a reload refreshes content",
      """
      BOOT ‖ finish#1 2 rows ⇒ didLoad(first), present content(2) \
      ‖ reload ⇒ request#2(refresh), present content(2)[refreshing] \
      ‖ finish#2 5 rows ⇒ didLoad(again), present content(5)
      """),
    ListVector(
      "M08", "an empty list that reloads is loading",
      """
      BOOT ‖ finish#1 2 rows ⇒ didLoad(first), present content(2) \
      ‖ reload ⇒ request#2(refresh), present content(2)[refreshing] \
      ‖ finish#2 0 rows ⇒ didLoad(again), present empty \
      ‖ reload ⇒ request#3(refresh), present loading \
      ‖ finish#3 1 rows ⇒ didLoad(again), present content(1)
      """),
    ListVector(
      "M09", "a failed reload of an empty list is a failure until it is erased",
      """
      BOOT ‖ finish#1 0 rows ⇒ didLoad(first), present empty \
      ‖ reload ⇒ request#2(refresh), present loading \
      ‖ fail#2 E1 ⇒ didFail(refresh,E1), present failed(E1) \
      ‖ insert row ⇒ present content(1)[banner(E1@refresh)] ‖ erase ⇒ present idle \
      ‖ erase ⇒ — <idle>
      """),
    ListVector(
      "M10", "a cancelled first load is idle and can be needed again",
      """
      BOOT ‖ cancel ⇒ cancel#1, present idle \
      ‖ loadIfNeeded ⇒ request#2(initial), present loading \
      ‖ finish#2 1 rows ⇒ didLoad(first), present content(1)
      """),
    ListVector(
      "M11", "a cancelled refresh leaves the content",
      """
      BOOT ‖ finish#1 2 rows ⇒ didLoad(first), present content(2) \
      ‖ reload ⇒ request#2(refresh), present content(2)[refreshing] \
      ‖ cancel ⇒ cancel#2, present content(2)
      """),
    ListVector(
      "M12", "a reload joins one that is under way",
      """
      BOOT ‖ reload ⇒ — <loading> ‖ finish#1 2 rows ⇒ didLoad(first), present content(2) \
      ‖ cancel ⇒ — <content(2)> ‖ reload ⇒ request#2(refresh), present content(2)[refreshing] \
      ‖ reload ⇒ — <content(2)[refreshing]> ‖ loadIfNeeded ⇒ — <content(2)[refreshing]> \
      ‖ fail#2 E1 ⇒ didFail(refresh,E1), present content(2)[banner(E1@refresh)]
      """),
    ListVector(
      "M13", "a failed load of more is a banner that the next one takes away",
      """
      BOOT ‖ finish#1 2 rows more ⇒ didLoad(first), present content(2)[hasMore] \
      ‖ loadMore ⇒ request#2(more), present content(2)[loadingMore,hasMore] \
      ‖ fail#2 E1 ⇒ didFail(more,E1), present content(2)[banner(E1@more),hasMore] \
      ‖ loadMore ⇒ request#3(more), present content(2)[loadingMore,hasMore] \
      ‖ finish#3 1 rows ⇒ didLoad(more), present content(3)
      """),
    ListVector(
      "M14", "a reload gives up the load of more",
      """
      BOOT ‖ finish#1 2 rows more ⇒ didLoad(first), present content(2)[hasMore] \
      ‖ loadMore ⇒ request#2(more), present content(2)[loadingMore,hasMore] \
      ‖ reload ⇒ cancel#2, request#3(refresh), present content(2)[refreshing,hasMore] \
      ‖ finish#2 9 rows ⇒ ignored#2 <content(2)[refreshing,hasMore]> \
      ‖ finish#3 1 rows ⇒ didLoad(again), present content(1)
      """),
    ListVector(
      "M15", "nothing more is loaded during a refresh",
      """
      BOOT ‖ finish#1 2 rows more ⇒ didLoad(first), present content(2)[hasMore] \
      ‖ reload ⇒ request#2(refresh), present content(2)[refreshing,hasMore] \
      ‖ loadMore ⇒ — <content(2)[refreshing,hasMore]> \
      ‖ fail#2 E1 ⇒ didFail(refresh,E1), present content(2)[banner(E1@refresh),hasMore] \
      ‖ reload ⇒ request#3(refresh), present content(2)[refreshing,hasMore] \
      ‖ fail#3 E1 ⇒ didFail(refresh,E1), present content(2)[banner(E1@refresh),hasMore]
      """),
    ListVector(
      "M16", "a hidden list catches up when it appears",
      """
      BOOT ‖ willDisappear ⇒ willDisappear <loading> \
      ‖ finish#1 3 rows ⇒ didLoad(first) <content(3)> \
      ‖ willAppear ⇒ willAppear, present content(3)
      """),
    ListVector(
      "M17", "what came before the first appearance is presented at it",
      """
      loadIfNeeded ⇒ request#1(initial) <loading> \
      ‖ finish#1 3 rows ⇒ didLoad(first) <content(3)> \
      ‖ willAppear ⇒ loadContent, didLoadContent, willAppear, present content(3)
      """),
    ListVector(
      "M18", "an answer counts once",
      """
      BOOT ‖ finish#1 3 rows ⇒ didLoad(first), present content(3) \
      ‖ finish#1 5 rows ⇒ ignored#1 <content(3)> ‖ fail#1 E1 ⇒ ignored#1 <content(3)>
      """),
    ListVector(
      "M19", "a stale list refreshes when it appears",
      """
      BOOT ‖ finish#1 3 rows ⇒ didLoad(first), present content(3) \
      ‖ willDisappear ⇒ willDisappear <content(3)> ‖ invalidate ⇒ — <content(3)[stale]> \
      ‖ willAppear ⇒ willAppear, request#2(refresh), present content(3)[refreshing,stale] \
      ‖ finish#2 3 rows ⇒ didLoad(again), present content(3)
      """),
    ListVector(
      "M20", "a stale list refreshes when it is needed",
      """
      BOOT ‖ finish#1 3 rows ⇒ didLoad(first), present content(3) \
      ‖ invalidate ⇒ present content(3)[stale] \
      ‖ loadIfNeeded ⇒ request#2(refresh), present content(3)[refreshing,stale] \
      ‖ finish#2 3 rows ⇒ didLoad(again), present content(3)
      """),
    ListVector(
      "M21", "only items can be stale",
      """
      invalidate ⇒ — <idle> ‖ BOOT ‖ invalidate ⇒ — <loading> \
      ‖ finish#1 3 rows ⇒ didLoad(first), present content(3) ‖ loadIfNeeded ⇒ — <content(3)> \
      ‖ invalidate ⇒ present content(3)[stale] ‖ invalidate ⇒ — <content(3)[stale]>
      """),
    ListVector(
      "M22", "an erased list is idle and ignores what comes late",
      """
      BOOT ‖ erase ⇒ cancel#1, present idle ‖ finish#1 3 rows ⇒ ignored#1 <idle>
      """),
    ListVector(
      "M23", "a batch presents once",
      """
      BOOT ‖ finish#1 2 rows ⇒ didLoad(first), present content(2) ‖ batch begin ⇒ — <content(2)> \
      ‖ delete row ⇒ — <content(1)> ‖ delete row ⇒ — <empty> ‖ batch end ⇒ present empty
      """),
    ListVector(
      "M24", "batches nest",
      """
      BOOT ‖ finish#1 2 rows ⇒ didLoad(first), present content(2) ‖ batch begin ⇒ — <content(2)> \
      ‖ batch begin ⇒ — <content(2)> ‖ insert row ⇒ — <content(3)> ‖ batch end ⇒ — <content(3)> \
      ‖ delete row ⇒ — <content(2)> ‖ batch end ⇒ present content(2) \
      ‖ batch begin ⇒ — <content(2)> ‖ batch end ⇒ — <content(2)>
      """),
    ListVector(
      "M25", "a row put into an empty list is content",
      """
      BOOT ‖ finish#1 0 rows ⇒ didLoad(first), present empty ‖ insert row ⇒ present content(1)
      """),
    ListVector(
      "M26", "a purged list gets its state back with its content",
      """
      BOOT ‖ finish#1 3 rows ⇒ didLoad(first), present content(3) \
      ‖ willDisappear ⇒ willDisappear <content(3)> ‖ purge ⇒ save, unloadContent <content(3)> \
      ‖ willAppear ⇒ loadContent, didLoadContent, willAppear, present content(3), restore
      """),
    ListVector(
      "M27", "a saved state waits for content",
      """
      BOOT ‖ finish#1 3 rows ⇒ didLoad(first), present content(3) \
      ‖ willDisappear ⇒ willDisappear <content(3)> ‖ purge ⇒ save, unloadContent <content(3)> \
      ‖ erase ⇒ — <idle> \
      ‖ willAppear ⇒ loadContent, didLoadContent, willAppear, request#2(initial), present loading \
      ‖ finish#2 0 rows ⇒ didLoad(first), present empty \
      ‖ reload ⇒ request#3(refresh), present loading \
      ‖ finish#3 1 rows ⇒ didLoad(again), present content(1), restore \
      ‖ insert row ⇒ present content(2)
      """),
    ListVector(
      "M28", "a list that is seen is not purged",
      """
      BOOT ‖ finish#1 3 rows ⇒ didLoad(first), present content(3) ‖ purge ⇒ — <content(3)>
      """),
    ListVector(
      "M29", "a list that was never loaded is not purged",
      """
      purge ⇒ — <idle> ‖ BOOT
      """),
    ListVector(
      "M30", "a list is purged once, and still takes its answer",
      """
      BOOT ‖ willDisappear ⇒ willDisappear <loading> ‖ purge ⇒ save, unloadContent <loading> \
      ‖ purge ⇒ — <loading> ‖ finish#1 1 rows ⇒ didLoad(first) <content(1)> \
      ‖ loadIfNeeded ⇒ — <content(1)> \
      ‖ willAppear ⇒ loadContent, didLoadContent, willAppear, present content(1), restore
      """),
    ListVector(
      "M31", "nothing more is loaded during the first load",
      """
      BOOT ‖ loadMore ⇒ — <loading> ‖ finish#1 1 rows ⇒ didLoad(first), present content(1)
      """),
    ListVector(
      "M32", "a cancelled load of more can be asked for again",
      """
      BOOT ‖ finish#1 2 rows more ⇒ didLoad(first), present content(2)[hasMore] \
      ‖ loadMore ⇒ request#2(more), present content(2)[loadingMore,hasMore] \
      ‖ cancel ⇒ cancel#2, present content(2)[hasMore] \
      ‖ loadMore ⇒ request#3(more), present content(2)[loadingMore,hasMore] \
      ‖ finish#3 1 rows ⇒ didLoad(more), present content(3)
      """),
    ListVector(
      "M33", "a superseded failure changes nothing",
      """
      BOOT ‖ cancel ⇒ cancel#1, present idle \
      ‖ loadIfNeeded ⇒ request#2(initial), present loading ‖ fail#1 E1 ⇒ ignored#1 <loading> \
      ‖ fail#2 E2 ⇒ didFail(initial,E2), present failed(E2) ‖ cancel ⇒ — <failed(E2)>
      """),
    ListVector(
      "M34", "a failed refresh stays a banner until a reload",
      """
      BOOT ‖ finish#1 3 rows ⇒ didLoad(first), present content(3) \
      ‖ invalidate ⇒ present content(3)[stale] \
      ‖ loadIfNeeded ⇒ request#2(refresh), present content(3)[refreshing,stale] \
      ‖ fail#2 E1 ⇒ didFail(refresh,E1), present content(3)[banner(E1@refresh),stale] \
      ‖ loadIfNeeded ⇒ — <content(3)[banner(E1@refresh),stale]> \
      ‖ willDisappear ⇒ willDisappear <content(3)[banner(E1@refresh),stale]> \
      ‖ willAppear ⇒ willAppear <content(3)[banner(E1@refresh),stale]> \
      ‖ reload ⇒ request#3(refresh), present content(3)[refreshing,stale] \
      ‖ finish#3 2 rows ⇒ didLoad(again), present content(2)
      """),
    ListVector(
      "M35", "an empty list loads no more",
      """
      BOOT ‖ finish#1 0 rows ⇒ didLoad(first), present empty ‖ loadMore ⇒ — <empty>
      """),
    ListVector(
      "M36", "an empty list can be stale",
      """
      BOOT ‖ finish#1 0 rows ⇒ didLoad(first), present empty ‖ invalidate ⇒ — <empty> \
      ‖ loadIfNeeded ⇒ request#2(refresh), present loading \
      ‖ finish#2 0 rows ⇒ didLoad(again), present empty ‖ loadIfNeeded ⇒ — <empty>
      """),
    ListVector(
      "M37", "what happens in a batch is presented at its end",
      """
      BOOT ‖ finish#1 2 rows ⇒ didLoad(first), present content(2) ‖ batch begin ⇒ — <content(2)> \
      ‖ reload ⇒ request#2(refresh) <content(2)[refreshing]> \
      ‖ finish#2 4 rows ⇒ didLoad(again) <content(4)> ‖ batch end ⇒ present content(4)
      """),
    ListVector(
      "M38", "more that is nothing ends the list",
      """
      BOOT ‖ finish#1 2 rows more ⇒ didLoad(first), present content(2)[hasMore] \
      ‖ loadMore ⇒ request#2(more), present content(2)[loadingMore,hasMore] \
      ‖ finish#2 0 rows ⇒ didLoad(more), present content(2)
      """),
  ]
}
