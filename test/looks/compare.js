import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The greatest difference of equal pixels, 0 to 1. */
const THRESHOLD = 0.05;
/** Between pictures, in pixels. */
const GAP = 24;

/** @typedef {{ x: number, y: number, width: number, height: number }} Box in whole pixels */

/** A part of a picture. @param {PNG} png @param {Box} box */
export function partOf(png, { x, y, width, height }) {
  const part = new PNG({ width, height });
  PNG.bitblt(png, part, x, y, width, height, 0, 0);
  return part;
}

/** True if a part of a picture has one colour only. @param {PNG} png @param {Box} box */
export function isEmpty({ data, width: all }, { x, y, width, height }) {
  const at = (y * all + x) * 4;
  const row = Buffer.alloc(width * 4, data.subarray(at, at + 4));
  for (let below = 0; below < height; below++) {
    const start = at + below * all * 4;
    if (!row.equals(data.subarray(start, start + row.length))) return false;
  }
  return true;
}

/** The same picture on a larger ground. @param {PNG} png @param {number} width @param {number} height */
function extended(png, width, height) {
  const larger = new PNG({ width, height, fill: true });
  PNG.bitblt(png, larger, 0, 0, png.width, png.height, 0, 0);
  return larger;
}

/** Pictures of one size beside each other, on white. @param {PNG[]} pictures */
function beside(pictures) {
  const [{ width, height } = new PNG()] = pictures;
  const all = new PNG({ width: (width + GAP) * pictures.length - GAP, height });
  all.data.fill(255);
  pictures.forEach((picture, index) =>
    PNG.bitblt(picture, all, 0, 0, width, height, index * (width + GAP), 0),
  );
  return all;
}

/**
 * Compares two pictures.
 * @param {PNG} before
 * @param {PNG} after
 * @returns {{ pixels: number, sheet: PNG } | undefined} the number of different pixels, and a sheet with before, after
 * and difference; undefined for pictures that look the same
 */
export function compare(before, after) {
  const isResized = before.width !== after.width || before.height !== after.height;
  if (!isResized && before.data.equals(after.data)) return undefined;
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const both = [before, after].map((png) => extended(png, width, height));
  const [{ data: then }, { data: now }] = /** @type {[PNG, PNG]} */ (both);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(then, now, difference.data, width, height, { threshold: THRESHOLD });
  if (!pixels && !isResized) return undefined;
  return { pixels, sheet: beside([...both, difference]) };
}
