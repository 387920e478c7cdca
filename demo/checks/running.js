/** What a check has started, and ends however the check itself ends. */

/** @typedef {{ close: () => Promise<unknown> }} Running */

/** @type {Running[]} */
const running = [];

/** Has something ended with the check, before what was started earlier. @template {Running} T @param {T} program */
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
