import { toServicePosition } from './service-position.js';

/**
 * Where the reader is, as parameters that ask for what is around.
 * @param given the values of all parameters that are in force: see `toServicePosition`
 * @returns `latitude` and `longitude`, or why nobody knows: `denied` by the reader, or `unavailable`
 *   to the browser within ten seconds
 */
export const locate = (
  given: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown> | 'denied' | 'unavailable'> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(toServicePosition(coords, given)),
      ({ code }) => resolve(code === 1 ? 'denied' : 'unavailable'),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  });
