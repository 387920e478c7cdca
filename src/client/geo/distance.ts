import type { Position } from './datum.js';

const RADIAN = Math.PI / 180;
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
