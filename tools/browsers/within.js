/**
 * A promise with a timeout.
 * @template T
 * @param {number} limit milliseconds
 * @param {string} what the name of the awaited result
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
export function within(limit, what, promise) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${limit} ms`)), limit);
  });
  return Promise.race([promise, /** @type {Promise<never>} */ (late)]).finally(() =>
    clearTimeout(timer),
  );
}
