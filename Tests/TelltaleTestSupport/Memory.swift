import Foundation

/// Returns the resident bytes of this process, or 0 where they tell nothing.
public func residentBytes() -> Int {
  // A sanitizer's allocator keeps what was freed.
  let isSanitized = unsafe dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
  guard !isSanitized, let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  else { return 0 }
  let fields = text.split(separator: " ")
  return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4_096 : 0
}

/// Traps if a body that ran before needs new memory for good; meant for a process of its own.
public func requireConstantMemory(
  warmUp: Int = 2_000, rounds: Int = 30_000, limit: Int = 1_000_000, _ body: (Int) -> Void
) {
  for round in 0..<warmUp { body(round) }
  let before = residentBytes()
  for round in warmUp..<(warmUp + rounds) { body(round) }
  let growth = residentBytes() - before
  guard growth <= limit else {
    fatalError("\(rounds) rounds added \(growth) bytes")
  }
}
