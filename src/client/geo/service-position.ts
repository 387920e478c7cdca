import { toTokyo, type Position } from './datum.js';

/** Five decimals are a metre: no service needs to know more of a place. */
const toMetre = (degrees: number): number => Number(degrees.toFixed(5));
const toSeconds = (degrees: number): string => (degrees * 3600).toFixed(2);

/**
 * A place as parameters that ask for what is around it: in the datum and unit of the service, which
 * a parameter can name.
 * @param position in WGS84
 * @param given the values of all parameters that are in force; with `datumType` among them, the
 *   service takes seconds of the Japan datum (2) or degrees of WGS84 (1), else degrees of the Japan
 *   datum
 */
export function toServicePosition(
  position: Position,
  given: Readonly<Record<string, unknown>>,
): Record<keyof Position, string | number> {
  const takesWgs84 = Number(given['datumType']) === 1;
  const { latitude, longitude } = takesWgs84 ? position : toTokyo(position);
  const unit = 'datumType' in given && !takesWgs84 ? toSeconds : toMetre;
  return { latitude: unit(latitude), longitude: unit(longitude) };
}
