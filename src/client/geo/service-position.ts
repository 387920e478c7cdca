import { toTokyo, type Position } from './datum.js';

/** Five decimals are a metre: enough for a search, and no more of the reader's position is sent. */
const toMetre = (degrees: number): number => Number(degrees.toFixed(5));
const toSeconds = (degrees: number): string => (degrees * 3600).toFixed(2);

/**
 * A position as parameters, in the service's datum and unit.
 * @param position in WGS84
 * @param given the values of all parameters; with `datumType`, the service takes seconds of the Japan datum (2)
 * or degrees of WGS84 (1), else degrees of the Japan datum
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
