/** @typedef {ReturnType<typeof createHolds>} Holds */

/** Responses that wait until a key is released. It stays released. */
export function createHolds() {
  /** @type {Map<string, { released: Promise<void>, release: () => void }>} */
  const holds = new Map();
  /** @param {string} key */
  function holdOf(key) {
    let hold = holds.get(key);
    if (!hold) {
      let release = () => {};
      const released = new Promise((/** @type {(value: void) => void} */ resolve) => {
        release = resolve;
      });
      holds.set(key, (hold = { released, release }));
    }
    return hold;
  }
  return {
    /** @param {...string} keys */
    released: (...keys) => Promise.all(keys.map((key) => holdOf(key).released)),
    /** @param {string} key */
    release: (key) => holdOf(key).release(),
  };
}
