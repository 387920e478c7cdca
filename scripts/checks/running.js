/** Programs of a check, which end with it in every case. */

/** @typedef {{ close: () => Promise<unknown> }} Running */

/** @type {Running[]} */
const running = [];

/**
 * Ends a program with the check, in reverse order of the calls.
 * @template {Running} T
 * @param {T} program
 */
export function endLater(program) {
  running.push(program);
  return program;
}

export async function endAll() {
  while (running.length) await running.pop()?.close();
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await endAll();
    process.exit(1);
  });
}
