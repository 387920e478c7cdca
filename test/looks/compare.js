import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { encodeIndexed, reduceColors } from './indexed-png.js';

/** Number of pixels that may differ by rounded edges, and by how much: 0 to 1. */
const MAX_DIFFERENT_PIXELS = 20;
const THRESHOLD = 0.1;
/** Margin around a displayed difference, in pixels. */
const MARGIN = 24;
/** Height limit of a picture of differences. */
const MAX_HEIGHT = 4000;

/**
 * @typedef {import('./sheet.js').Tile} Tile
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 */

/** The same picture on a ground of another size. @param {PNG} png @param {number} width @param {number} height */
function extended(png, width, height) {
  if (png.width === width && png.height === height) return png;
  const larger = new PNG({ width, height, fill: true });
  PNG.bitblt(png, larger, 0, 0, png.width, png.height, 0, 0);
  return larger;
}

/** The box around the pixels that differ. @param {PNG} difference @returns {Box} */
function boxOf({ width, height, data }) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!data[(y * width + x) * 4 + 3]) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  left = Math.max(0, left - MARGIN);
  top = Math.max(0, top - MARGIN);
  return {
    x: left,
    y: top,
    width: Math.min(width, right + MARGIN) - left,
    height: Math.min(height, bottom + MARGIN, top + MAX_HEIGHT) - top,
  };
}

/** Pictures beside each other: the same box of each. @param {PNG[]} pictures @param {Box} box */
function beside(pictures, { x, y, width, height }) {
  const all = new PNG({ width: (width + MARGIN) * pictures.length - MARGIN, height, fill: true });
  all.data.fill(255);
  pictures.forEach((picture, index) =>
    PNG.bitblt(picture, all, x, y, width, height, index * (width + MARGIN), 0),
  );
  return all;
}

/**
 * @param {Tile} tile
 * @param {PNG} difference the number of its pixels that differ
 */
function changedIn({ x, y, width, height }, { width: across, data }) {
  let count = 0;
  for (let row = Math.floor(y); row < y + height; row++) {
    for (let column = Math.floor(x); column < x + width; column++) {
      if (data[(row * across + column) * 4 + 3]) count++;
    }
  }
  return count;
}

/** A picture as stored. @param {Uint8Array} png */
export function toKeep(png) {
  const picture = PNG.sync.read(Buffer.from(png));
  return encodeIndexed(picture, reduceColors(picture));
}

/**
 * Compares the pictures of a sheet.
 * @param {Uint8Array} expectedPng the reference
 * @param {Uint8Array} gotPng
 * @param {Tile[]} tiles of the current sheet
 * @returns {{ pixels: number, names: string[], picture: Buffer } | undefined} number of different pixels, their
 * variants, and a picture with expected, got and difference; undefined for equal pictures
 */
export function compare(expectedPng, gotPng, tiles) {
  const before = PNG.sync.read(Buffer.from(expectedPng));
  const now = PNG.sync.read(Buffer.from(gotPng));
  reduceColors(now);
  const width = Math.max(before.width, now.width);
  const height = Math.max(before.height, now.height);
  const isResized = before.width !== now.width || before.height !== now.height;
  const expected = extended(before, width, height);
  const got = extended(now, width, height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(expected.data, got.data, difference.data, width, height, {
    threshold: THRESHOLD,
    diffMask: true,
  });
  if (pixels <= MAX_DIFFERENT_PIXELS && !isResized) return undefined;
  const names = tiles.filter((tile) => changedIn(tile, difference)).map(({ name }) => name);
  const picture = PNG.sync.write(beside([expected, got, difference], boxOf(difference)));
  return { pixels, names, picture };
}
