import { crc32, deflateSync } from 'node:zlib';

/** @typedef {import('pngjs').PNG} PNG */

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Distinct values per channel, so that there are at most 256 colours. */
const LEVELS = [16, 8, 4];

/** @param {number} value @param {number} levels */
const rounded = (value, levels) => {
  const step = 255 / (levels - 1);
  return Math.round(Math.round(value / step) * step);
};

/**
 * Reduces an opaque picture to the colours of a palette.
 * @param {PNG} png is changed
 * @returns {Map<number, number>} the index of each colour, by `0xRRGGBB`
 */
export function reduceColors({ data }) {
  for (const levels of LEVELS) {
    const table = Uint8Array.from({ length: 256 }, (_, value) => rounded(value, levels));
    /** @type {Map<number, number>} */
    const colors = new Map();
    for (let at = 0; at < data.length; at += 4) {
      for (let channel = at; channel < at + 3; channel++)
        data[channel] = table[data[channel] ?? 0] ?? 0;
      const color = data.readUIntBE(at, 3);
      if (!colors.has(color)) colors.set(color, colors.size);
    }
    if (colors.size <= 256) return colors;
  }
  throw new Error('A picture has more colours than an index can name');
}

/** @param {string} type @param {Buffer} content */
function chunk(type, content) {
  const named = Buffer.concat([Buffer.from(type, 'ascii'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/**
 * A picture as a PNG with a palette, a third of the usual size.
 * @param {PNG} png with reduced colours
 * @param {Map<number, number>} colors
 */
export function encodeIndexed({ width, height, data }, colors) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, by index.
  header.set([8, 3], 8);
  const palette = Buffer.alloc(colors.size * 3);
  for (const [color, index] of colors) palette.writeUIntBE(color, index * 3, 3);
  // Each row begins with its filter type, 0 for none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = data.readUIntBE((y * width + x) * 4, 3);
      rows[y * (width + 1) + x + 1] = colors.get(color) ?? 0;
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
