import { toTokyo } from './datum.js';

/**
 * Where the reader is, as parameters that ask for what is around: in the datum and unit of the
 * service, which a parameter can name.
 * @param given what is in force for all parameters there are
 * @returns those parameters, or the key of the words why nobody knows
 */
export const locate = (
  given: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown> | 'denied' | 'unavailable'> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const world = { latitude, longitude };
        const tokyo = toTokyo(world);
        const seconds = (degrees: number) => (degrees * 3600).toFixed(2);
        if (Number(given['datumType']) === 1) resolve(world);
        else if (!('datumType' in given)) resolve({ ...tokyo });
        else {
          resolve({ latitude: seconds(tokyo.latitude), longitude: seconds(tokyo.longitude) });
        }
      },
      ({ code }) => resolve(code === 1 ? 'denied' : 'unavailable'),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  });
