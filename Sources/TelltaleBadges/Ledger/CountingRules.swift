/// The part of a policy on which the sums of sections depend.
struct CountingRules: Hashable {
  var muted = MutedCounting.none
  var threads = ThreadCounting.included
}
