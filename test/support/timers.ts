/**
 * Runs an action while all timers of one length end at once.
 * @param length in milliseconds
 * @returns their number
 */
export async function withoutTimersOf(
  length: number,
  run: () => Promise<unknown>,
): Promise<number> {
  const original = window.setTimeout.bind(window);
  let count = 0;
  const quick = (work: TimerHandler, ms?: number, ...rest: unknown[]) => {
    if (ms === length) count++;
    return original(work, ms === length ? 0 : ms, ...rest);
  };
  window.setTimeout = quick as typeof original;
  try {
    await run();
  } finally {
    window.setTimeout = original;
  }
  return count;
}
