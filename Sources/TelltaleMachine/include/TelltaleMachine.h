// What the core needs of the machine and Swift cannot say: words of memory that belong to the
// running thread, atomic words without a deployment floor, and a call that does not retain.

#ifndef TELLTALE_MACHINE_H
#define TELLTALE_MACHINE_H

#include <stdbool.h>
#include <stdint.h>

#if defined(__wasm__) || defined(TELLTALE_SINGLE_THREADED)
#define TELLTALE_THREADS 0
#else
#define TELLTALE_THREADS 1
#endif

// MARK: Thread-local words

enum { telltale_thread_word_count = 24 };

#if TELLTALE_THREADS
extern _Thread_local uintptr_t telltale_thread_words[telltale_thread_word_count];
#else
extern uintptr_t telltale_thread_words[telltale_thread_word_count];
#endif

/// Zero-initialized memory of the running thread, good for what begins and ends in one
/// synchronous call.
static inline void *_Nonnull telltale_thread_storage(void) {
  return telltale_thread_words;
}

/// Asks for `body(word)` on the running thread when it ends, if threads exist and `word` is not 0.
void telltale_at_thread_exit(void *_Nonnull word, void (*_Nonnull body)(void *_Nonnull));

/// How many freed links a thread keeps: none beside AddressSanitizer, which is to see each use of one.
extern const uint32_t telltale_spare_links;

// MARK: Atomic words

static inline uintptr_t telltale_load(const uintptr_t *_Nonnull word) {
  return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}

static inline uintptr_t telltale_load_relaxed(const uintptr_t *_Nonnull word) {
  return __atomic_load_n(word, __ATOMIC_RELAXED);
}

static inline void telltale_store_relaxed(uintptr_t *_Nonnull word, uintptr_t value) {
  __atomic_store_n(word, value, __ATOMIC_RELAXED);
}

static inline void telltale_store(uintptr_t *_Nonnull word, uintptr_t value) {
  __atomic_store_n(word, value, __ATOMIC_RELEASE);
}

static inline uintptr_t telltale_exchange(uintptr_t *_Nonnull word, uintptr_t value) {
  return __atomic_exchange_n(word, value, __ATOMIC_ACQ_REL);
}

static inline bool telltale_compare_exchange(
    uintptr_t *_Nonnull word, uintptr_t expected, uintptr_t desired) {
  return __atomic_compare_exchange_n(
      word, &expected, desired, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

/// A number that no call has returned before, larger than all of them; never 0.
uint64_t telltale_unique(void);

// MARK: Domains

/// An isolation domain: the main thread's, an actor's, a task's, or another thread's.
typedef struct telltale_domain {
  /// The address of the actor or the task, or of words of the thread; 1 on the main thread.
  uintptr_t identity;
  bool is_actor;
} telltale_domain;

/// The domain that the running code is in, as far as the machine knows.
telltale_domain telltale_current_domain(void);

/// Lets another thread end a short section.
void telltale_pause(void);

// MARK: A call without a retain

/// Calls the Swift closure stored at `closure`, a function of a pointer and a byte and its context,
/// without retaining the context: the caller keeps it alive.
static inline void telltale_call(
    const void *_Nonnull closure, void *_Nonnull node, uint8_t request) {
  typedef void (*function)(
      void *, uint8_t, __attribute__((swift_context)) void *) __attribute__((swiftcall));
  function const *const words = (function const *)closure;
  words[0](node, request, ((void *const *)closure)[1]);
}

/// Calls the Swift closure stored at `closure`, a function of nothing, without a result, likewise.
static inline void telltale_run_body(const void *_Nonnull closure) {
  typedef void (*function)(__attribute__((swift_context)) void *) __attribute__((swiftcall));
  function const *const words = (function const *)closure;
  words[0](((void *const *)closure)[1]);
}

/// A call of a closure that is on the stack: what it is about, how it was reached, the call around
/// it, and the number of the first source that was made in it, or 0.
typedef struct telltale_run {
  void *_Nonnull node;
  void *_Nullable back;
  struct telltale_run *_Nullable outer;
  uintptr_t made;
} telltale_run;

/// Calls a closure as `telltale_call` does, as the innermost of the runs meanwhile.
///
/// Returns whether a source was made in it.
static inline bool telltale_call_as_run(
    const void *_Nonnull closure, void *_Nonnull node, uint8_t request, void *_Nullable back,
    telltale_run *_Nullable *_Nonnull innermost) {
  telltale_run run = {node, back, *innermost, 0};
  *innermost = &run;
  telltale_call(closure, node, request);
  *innermost = run.outer;
  if (__builtin_expect(run.made == 0, 1)) return false;
  if (run.outer && !run.outer->made) run.outer->made = run.made;
  return true;
}

#endif
