#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "TelltaleMeter.h"

#include <errno.h>
#include <stdlib.h>
#include <time.h>

// MARK: Time

uint64_t meter_thread_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

// MARK: Allocations

static _Thread_local bool counting;
static _Thread_local meter_memory counted;

void meter_start_counting(void) {
  counted = (meter_memory){0, 0};
  counting = true;
}

meter_memory meter_stop_counting(void) {
  counting = false;
  return counted;
}

#if defined(__GLIBC__)

// The executable's own definitions come before glibc's for every library in the process.

#include <malloc.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

bool meter_counts_memory(void) {
  return true;
}

static void *allocated(void *memory) {
  if (counting && memory) {
    counted.allocations += 1;
    counted.bytes += (int64_t)malloc_usable_size(memory);
  }
  return memory;
}

void *malloc(size_t size) {
  return allocated(__libc_malloc(size));
}

void *calloc(size_t count, size_t size) {
  return allocated(__libc_calloc(count, size));
}

void *realloc(void *memory, size_t size) {
  const int64_t before = counting && memory ? (int64_t)malloc_usable_size(memory) : 0;
  void *const moved = __libc_realloc(memory, size);
  if (counting && (moved || size == 0)) counted.bytes -= before;
  return allocated(moved);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  *memory = allocated(__libc_memalign(alignment, size));
  return *memory ? 0 : ENOMEM;
}

void *aligned_alloc(size_t alignment, size_t size) {
  return allocated(__libc_memalign(alignment, size));
}

void free(void *memory) {
  if (counting && memory) counted.bytes -= (int64_t)malloc_usable_size(memory);
  __libc_free(memory);
}

#else

bool meter_counts_memory(void) {
  return false;
}

#endif

// MARK: Calls

meter_notes meter_noted;

void meter_note(int64_t value) {
  meter_noted.calls += 1;
  meter_noted.last = value;
}

void meter_forget(void) {
  meter_noted = (meter_notes){0, 0, 0, 0};
}

int64_t meter_opaque(int64_t value) {
  return value;
}
