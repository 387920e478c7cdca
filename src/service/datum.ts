/** A place on earth, in degrees: north and east are positive. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const RADIAN = Math.PI / 180;
// Bessel's ellipsoid, on which the Japan datum stands, and its difference to that of WGS84.
const [AXIS, FLATTENING] = [6377397.155, 1 / 299.152813];
const [AXIS_SHIFT, FLATTENING_SHIFT] = [739.845, 1 / 298.257223563 - FLATTENING];
// From the Japan datum's centre of the earth to that of WGS84, in metres.
const [X, Y, Z] = [-146.414, 507.337, 680.507];

/** Molodensky's abridged formulas, which over Japan are within a metre of the exact conversion. */
function shift({ latitude, longitude }: Position, sign: 1 | -1): Position {
  const [phi, lambda] = [latitude * RADIAN, longitude * RADIAN];
  const [sin, cos] = [Math.sin(phi), Math.cos(phi)];
  const eccentricity = FLATTENING * (2 - FLATTENING);
  const w = 1 - eccentricity * sin * sin;
  const normal = AXIS / Math.sqrt(w);
  const meridian = (normal * (1 - eccentricity)) / w;
  const north =
    Z * cos -
    sin * (X * Math.cos(lambda) + Y * Math.sin(lambda)) +
    (AXIS * FLATTENING_SHIFT + FLATTENING * AXIS_SHIFT) * 2 * sin * cos;
  const east = Y * Math.cos(lambda) - X * Math.sin(lambda);
  // A tenth of a metre is more than the service knows.
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return {
    latitude: round(latitude + (sign * north) / meridian / RADIAN),
    longitude: round(longitude + (sign * east) / (normal * cos) / RADIAN),
  };
}

/** From the Japan datum (Tokyo, EPSG:4301) to WGS84. */
export const toWgs84 = (position: Position): Position => shift(position, 1);

/** From WGS84 to the Japan datum. */
export const toTokyo = (position: Position): Position => shift(position, -1);

const within = (latitude: number, longitude: number) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/**
 * The WGS84 position of coordinates in the units of the interface. Seconds are of the Japan datum
 * and degrees of WGS84: `datumType` asks for one or the other. Anywhere but within 3 km of the
 * equator's start in the Atlantic, the numbers themselves tell which it is, whatever was asked for.
 */
export function positionOf(latitude?: number, longitude?: number): Position | undefined {
  if (!latitude || !longitude) return undefined;
  if (within(latitude, longitude)) return { latitude, longitude };
  const [degrees, east] = [latitude / 3600, longitude / 3600];
  return within(degrees, east) ? toWgs84({ latitude: degrees, longitude: east }) : undefined;
}
