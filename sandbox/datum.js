/**
 * Converts positions between two datums. Both are ellipsoids; their centres are a few hundred metres apart, so
 * that coordinates differ by about 400 m. Converted by geocentric coordinates, exact to a few metres in all of
 * Japan.
 * @typedef {{ latitude: number, longitude: number }} Position in degrees
 */

const TOKYO = { a: 6377397.155, f: 1 / 299.152813 };
const WGS84 = { a: 6378137, f: 1 / 298.257223563 };
const SHIFT = [-146.414, 507.337, 680.507];

/** @param {number} degrees */
const radians = (degrees) => (degrees * Math.PI) / 180;
/** @param {number} value */
const degrees = (value) => (value * 180) / Math.PI;

/** @param {Position} position @param {{ a: number, f: number }} ellipsoid */
function geocentric({ latitude, longitude }, { a, f }) {
  const e2 = f * (2 - f);
  const sin = Math.sin(radians(latitude));
  const n = a / Math.sqrt(1 - e2 * sin * sin);
  const cos = n * Math.cos(radians(latitude));
  return [
    cos * Math.cos(radians(longitude)),
    cos * Math.sin(radians(longitude)),
    n * (1 - e2) * sin,
  ];
}

/** @param {readonly number[]} point @param {{ a: number, f: number }} ellipsoid @returns {Position} */
function geodetic([x = 0, y = 0, z = 0], { a, f }) {
  const e2 = f * (2 - f);
  const p = Math.hypot(x, y);
  // Bowring's formula: one step is exact to far below a millimetre near the ground.
  const theta = Math.atan2(z, p * (1 - f));
  const latitude = Math.atan2(
    z + (e2 / (1 - f)) * a * Math.sin(theta) ** 3,
    p - e2 * a * Math.cos(theta) ** 3,
  );
  return { latitude: degrees(latitude), longitude: degrees(Math.atan2(y, x)) };
}

/** @param {Position} position in Japan's old datum */
export const tokyoToWgs84 = (position) =>
  geodetic(
    geocentric(position, TOKYO).map((value, i) => value + (SHIFT[i] ?? 0)),
    WGS84,
  );

/** @param {Position} position in the world's datum */
export const wgs84ToTokyo = (position) =>
  geodetic(
    geocentric(position, WGS84).map((value, i) => value - (SHIFT[i] ?? 0)),
    TOKYO,
  );

/** Great-circle distance in kilometres. @param {Position} from @param {Position} to both in one datum */
export function distance(from, to) {
  const [phi1, phi2] = [radians(from.latitude), radians(to.latitude)];
  const h =
    Math.sin((phi2 - phi1) / 2) ** 2 +
    Math.cos(phi1) * Math.cos(phi2) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * 6371.0088 * Math.asin(Math.sqrt(h));
}
