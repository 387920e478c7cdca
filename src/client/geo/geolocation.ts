import { toServicePosition } from './service-position.js';

/**
 * The reader's position, as parameters of a search around it.
 * @param given the values of all parameters: see `toServicePosition`
 * @returns `latitude` and `longitude`, or the failure: `denied` by the reader, or `unavailable` within ten
 * seconds
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
