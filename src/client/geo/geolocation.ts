import { toTokyo } from './datum.js';

/** Five decimals are a metre: no service needs to know more of where a reader is. */
const toMetre = (degrees: number): number => Number(degrees.toFixed(5));

/**
 * Where the reader is, as parameters that ask for what is around: in the datum and unit of the
 * service, which a parameter can name.
 * @param given the values of all parameters that are in force; with `datumType` among them, the
 *   service takes seconds of the Japan datum (2) or degrees of WGS84 (1), else degrees of the Japan
 *   datum
 * @returns `latitude` and `longitude`, or why nobody knows: `denied` by the reader, or `unavailable`
 *   to the browser within ten seconds
 */
export const locate = (
  given: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown> | 'denied' | 'unavailable'> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const tokyo = toTokyo({ latitude, longitude });
        const seconds = (degrees: number) => (degrees * 3600).toFixed(2);
        if (Number(given['datumType']) === 1) {
          resolve({ latitude: toMetre(latitude), longitude: toMetre(longitude) });
        } else if ('datumType' in given) {
          resolve({ latitude: seconds(tokyo.latitude), longitude: seconds(tokyo.longitude) });
        } else {
          resolve({ latitude: toMetre(tokyo.latitude), longitude: toMetre(tokyo.longitude) });
        }
      },
      ({ code }) => resolve(code === 1 ? 'denied' : 'unavailable'),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  });
