/** @typedef {ReturnType<typeof createHolds>} Holds */

/** Responses that wait, by keys. A released key holds nothing back until it holds again. */
export function createHolds() {
  /** @type {Set<string>} */
  const open = new Set();
  /** @type {Map<string, Array<() => void>>} */
  const waiting = new Map();
  /** @param {string} key @returns {Promise<void>} */
  const until = (key) =>
    new Promise((resolve) => {
      if (open.has(key)) resolve();
      else waiting.set(key, [...(waiting.get(key) ?? []), resolve]);
    });
  return {
    /** @param {...string} keys */
    released: (...keys) => Promise.all(keys.map(until)),
    /** @param {string} key */
    release(key) {
      open.add(key);
      for (const resolve of waiting.get(key) ?? []) resolve();
      waiting.delete(key);
    },
    /** @param {string} key */
    hold: (key) => open.delete(key),
  };
}
