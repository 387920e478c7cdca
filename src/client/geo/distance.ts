import type { Position } from './datum.js';

const RADIAN = Math.PI / 180;
/** Mean radius of the earth, in kilometres. */
const RADIUS = 6371;

/** Kilometres between two positions of one datum, over the great circle. */
export function distance(one: Position, other: Position): number {
  const half = (from: number, to: number) => Math.sin(((to - from) * RADIAN) / 2) ** 2;
  const square =
    half(one.latitude, other.latitude) +
    Math.cos(one.latitude * RADIAN) *
      Math.cos(other.latitude * RADIAN) *
      half(one.longitude, other.longitude);
  return 2 * RADIUS * Math.asin(Math.sqrt(square));
}
