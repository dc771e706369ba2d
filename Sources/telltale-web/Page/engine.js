// The engine: Swift as WebAssembly. It is given memory, and hands out numbers and texts.

// Blocks of powers of two; freed ones of a size are a list through their first words. The word
// before a block holds its size.
function memoryOf(exports) {
  const pageSize = 65536;
  const free = new Map();
  let end = exports.memory.buffer.byteLength;
  const words = () => new Uint32Array(exports.memory.buffer);

  function allocate(place, alignment, size) {
    const block = Math.max(32, 2 ** Math.ceil(Math.log2(size + Math.max(16, alignment))));
    let base = free.get(block) ?? 0;
    if (base) {
      free.set(block, words()[base >> 2]);
    } else {
      base = end;
      end += block;
      const missing = end - exports.memory.buffer.byteLength;
      if (missing > 0 && exports.memory.grow(Math.ceil(missing / pageSize)) < 0) return 12;
    }
    const address = base + Math.max(16, alignment);
    const memory = words();
    memory[(address >> 2) - 1] = block;
    memory[(address >> 2) - 2] = base;
    memory[place >> 2] = address;
    return 0;
  }

  function release(address) {
    if (!address) return;
    const memory = words();
    const block = memory[(address >> 2) - 1];
    const base = memory[(address >> 2) - 2];
    memory[base >> 2] = free.get(block) ?? 0;
    free.set(block, base);
  }

  return { allocate, release };
}

export async function start(file) {
  let memory;
  const env = {
    posix_memalign: (...sizes) => memory.allocate(...sizes),
    free: (address) => memory.release(address),
    arc4random_buf: (address, count) =>
      crypto.getRandomValues(new Uint8Array(exports.memory.buffer, address, count)),
    __stack_chk_fail: () => { throw new Error("the stack is broken"); },
  };
  const bytes = await (await fetch(file)).arrayBuffer();
  const { exports } = (await WebAssembly.instantiate(bytes, { env })).instance;
  memory = memoryOf(exports);
  const decoder = new TextDecoder();

  function text(what, section) {
    const count = exports.telltale_text(what, section);
    return decoder.decode(new Uint8Array(exports.memory.buffer, exports.telltale_address(), count));
  }

  const engine = {
    start: exports.telltale_start,
    step: exports.telltale_step,
    played: exports.telltale_played,
    count: exports.telltale_count,
    changes: exports.telltale_changes,
    icon: exports.telltale_icon,
    read: exports.telltale_read,
    mute: exports.telltale_mute,
    iconBadge: () => text(4, 0),
    badge: (section) => text(0, section),
    label: (section) => text(1, section),
    why: (section) => text(3, section),
    sources: (section) => text(2, section).split("\n").slice(0, -1).map((line) => {
      const [name, badge, label, muted] = line.split("\t");
      return { name, badge, label, isMuted: muted === "muted" };
    }),
  };
  engine.start();
  return engine;
}
