#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "TelltaleMachine.h"

#if TELLTALE_THREADS

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/syscall.h>
#endif

// MARK: Thread-local words

_Thread_local uintptr_t telltale_thread_words[telltale_thread_word_count];

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;
static uintptr_t exit_body;

static void at_exit(void *word) {
  ((void (*)(void *))__atomic_load_n(&exit_body, __ATOMIC_ACQUIRE))(word);
}

static void make_key(void) {
  if (pthread_key_create(&key, at_exit) != 0) abort();
}

void telltale_at_thread_exit(void *word, void (*body)(void *)) {
  __atomic_store_n(&exit_body, (uintptr_t)body, __ATOMIC_RELEASE);
  pthread_once(&once, make_key);
  pthread_setspecific(key, word);
}

// MARK: Domains

static bool is_main_thread(void) {
#if defined(__linux__)
  return syscall(SYS_gettid) == getpid();
#elif defined(__APPLE__)
  return pthread_main_np() != 0;
#else
  return false;
#endif
}

#if __has_attribute(swiftcall)

typedef struct {
  uintptr_t identity, implementation;
} executor;

// The concurrency runtime answers if the program contains it; without it there are no actors.
extern executor swift_task_getCurrentExecutor(void) __attribute__((swiftcall, weak));
extern void *swift_task_getCurrent(void) __attribute__((swiftcall, weak));

static uintptr_t current_executor(void) {
  return swift_task_getCurrentExecutor ? swift_task_getCurrentExecutor().identity : 0;
}

static uintptr_t current_task(void) {
  return swift_task_getCurrent ? (uintptr_t)swift_task_getCurrent() : 0;
}

#else

static uintptr_t current_executor(void) {
  return 0;
}

static uintptr_t current_task(void) {
  return 0;
}

#endif

telltale_domain telltale_current_domain(void) {
  static _Thread_local signed char main_thread;
  if (main_thread == 0) main_thread = is_main_thread() ? 1 : -1;
  if (main_thread > 0) return (telltale_domain){1, false};
  const uintptr_t executor = current_executor();
  if (executor) return (telltale_domain){executor, true};
  const uintptr_t task = current_task();
  return (telltale_domain){task ? task : (uintptr_t)telltale_thread_words, false};
}

void telltale_pause(void) {
  sched_yield();
}

#else

uintptr_t telltale_thread_words[telltale_thread_word_count];

void telltale_at_thread_exit(void *word, void (*body)(void *)) {}

telltale_domain telltale_current_domain(void) {
  return (telltale_domain){1, false};
}

void telltale_pause(void) {}

#endif

static uint64_t latest_number;

uint64_t telltale_unique(void) {
#if TELLTALE_THREADS
  return __atomic_add_fetch(&latest_number, 1, __ATOMIC_RELAXED);
#else
  return ++latest_number;
#endif
}

#if defined(__SANITIZE_ADDRESS__) || __has_feature(address_sanitizer)
const uint32_t telltale_spare_links = 0;
#else
const uint32_t telltale_spare_links = 64;
#endif
