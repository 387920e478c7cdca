/**
 * A 32-bit hash of a text: FNV-1a and an avalanche step, since ids that differ only in the last digit would
 * otherwise get similar numbers and pictures.
 * @param {string} text
 */
export function hash(text) {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * A seeded random generator: the catalogue is the same in every run and in every test.
 * @param {string} seed
 */
export function random(seed) {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  /** @param {number} min @param {number} max both included */
  const int = (min, max) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    /** @param {number} probability */
    chance: (probability) => next() < probability,
    /** @template T @param {readonly T[]} list @returns {T} */
    pick: (list) => /** @type {T} */ (list[int(0, list.length - 1)]),
    /** @param {number} length */
    digits: (length) => Array.from({ length }, () => int(0, 9)).join(''),
  };
}

/** @typedef {ReturnType<typeof random>} Random */
