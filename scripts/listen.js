/**
 * Starts a server on the wanted port, or on the next that is free.
 * @template T
 * @param {number} port
 * @param {(port: number) => Promise<T>} start
 * @returns {Promise<T>}
 */
export async function onFreePort(port, start) {
  for (let next = port; ; next++) {
    try {
      return await start(next);
    } catch (error) {
      const taken = /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE';
      if (!taken || next >= port + 50) throw error;
    }
  }
}
