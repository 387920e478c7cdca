/** A position on earth, in degrees: north and east are positive. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const RADIAN = Math.PI / 180;
// Bessel's ellipsoid of the Japan datum: its axis in metres and the square of its eccentricity. WGS84 is larger
// and flatter, by AXIS * df + f * da = 66.486 in Molodensky's terms.
const [AXIS, SQUARE, TWICE_FLATTER] = [6377397.155, 0.00667437223, 132.97232];
// Offset of the WGS84 centre from that of the Japan datum, in metres.
const [X, Y, Z] = [-146.414, 507.337, 680.507];
// A tenth of a metre: the service is less precise.
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Molodensky's abridged formulas: in Japan within a metre of the exact conversion. */
function shift({ latitude, longitude }: Position, sign: number): Position {
  const { sin, cos } = Math;
  const [phi, lambda] = [latitude * RADIAN, longitude * RADIAN];
  const w = 1 - SQUARE * sin(phi) ** 2;
  const normal = AXIS / Math.sqrt(w);
  const north =
    Z * cos(phi) - sin(phi) * (X * cos(lambda) + Y * sin(lambda) - TWICE_FLATTER * cos(phi));
  const east = Y * cos(lambda) - X * sin(lambda);
  const unit = sign / normal / RADIAN;
  return {
    latitude: round(latitude + ((unit * w) / (1 - SQUARE)) * north),
    longitude: round(longitude + (unit * east) / cos(phi)),
  };
}

/** From the Japan datum (Tokyo, EPSG:4301) to WGS84. */
export const toWgs84 = (position: Position): Position => shift(position, 1);

/** From WGS84 to the Japan datum. */
export const toTokyo = (position: Position): Position => shift(position, -1);

const within = (latitude: number, longitude: number) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/**
 * The WGS84 position of coordinates in the units of the interface: seconds of the Japan datum, or degrees of
 * WGS84 (parameter `datumType`). The unit is recognized by the size of the numbers; they are ambiguous only
 * within 90 seconds of latitude and 180 seconds of longitude of 0° N 0° E, in the Atlantic.
 */
export function positionOf(latitude?: number, longitude?: number): Position | undefined {
  if (!latitude || !longitude) return undefined;
  if (within(latitude, longitude)) return { latitude, longitude };
  const [degrees, east] = [latitude / 3600, longitude / 3600];
  return within(degrees, east) ? toWgs84({ latitude: degrees, longitude: east }) : undefined;
}

/** Mean radius of the earth, in kilometres. */
const RADIUS = 6371;

/** Great-circle distance between two positions of one datum, in kilometres. */
export function distance(a: Position, b: Position): number {
  const half = (from: number, to: number) => Math.sin(((to - from) * RADIAN) / 2) ** 2;
  const square =
    half(a.latitude, b.latitude) +
    Math.cos(a.latitude * RADIAN) * Math.cos(b.latitude * RADIAN) * half(a.longitude, b.longitude);
  return 2 * RADIUS * Math.asin(Math.sqrt(square));
}
