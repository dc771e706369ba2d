// What a benchmark needs of the machine: the time of the thread, a count of allocations, and places
// that the optimizer cannot see into.

#ifndef TELLTALE_METER_H
#define TELLTALE_METER_H

#include <stdbool.h>
#include <stdint.h>

// MARK: Time

/// The CPU time of the running thread, in nanoseconds.
uint64_t meter_thread_time(void);

// MARK: Allocations

typedef struct meter_memory {
  /// Calls of malloc, calloc, realloc, posix_memalign and aligned_alloc.
  uint64_t allocations;
  /// What is still in use of the memory allocated meanwhile, less what was freed, as malloc rounds
  /// it. Overhead of the allocator is not in it.
  int64_t bytes;
} meter_memory;

/// Whether allocations can be counted here: with glibc they can.
bool meter_counts_memory(void);

/// Starts to count the running thread's allocations, from zero.
void meter_start_counting(void);

/// Stops, and says what was counted.
meter_memory meter_stop_counting(void);

// MARK: Calls

/// What was noted since `meter_forget`.
typedef struct meter_notes {
  int64_t calls;
  int64_t last;
  int64_t evaluations;
  int64_t mistakes;
} meter_notes;

extern meter_notes meter_noted;

/// Takes note of a call and its value; the optimizer must make both.
void meter_note(int64_t value);

/// Takes note of an evaluation: one instruction, the same in every implementation.
static inline void meter_evaluated(void) {
  meter_noted.evaluations += 1;
}

/// Takes note of a value that is not what it must be.
static inline void meter_mistaken(void) {
  meter_noted.mistakes += 1;
}

static inline meter_notes meter_get_notes(void) {
  return meter_noted;
}

void meter_forget(void);

/// Returns its argument, of which the optimizer knows nothing.
int64_t meter_opaque(int64_t value);

#endif
