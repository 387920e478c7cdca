import { coverPicture } from './cover.js';
import { ebookPicture } from './ebook.js';
import { golfPicture } from './golf.js';
import { hotelPicture } from './hotel.js';
import { marketPicture } from './market.js';
import { productPicture } from './product.js';

/**
 * A drawing: the content of an SVG, its proportions, and its default width.
 * @typedef {{ width: number, height: number, inside: string, usualWidth?: number }} Drawing
 */

/**
 * The families of pictures.
 * @type {Record<string, (id: string) => Drawing | undefined>}
 */
const families = {
  market: marketPicture,
  product: productPicture,
  books: coverPicture,
  ebook: ebookPicture,
  hotel: hotelPicture,
  golf: golfPicture,
};

/**
 * @param {string} family
 * @param {string} id
 * @param {string} [size] as in `128x128`: the box into which the picture fits
 * @returns {string | undefined} undefined for an unknown picture
 */
export function picture(family, id, size = '') {
  const drawing = Object.hasOwn(families, family) ? families[family]?.(id) : undefined;
  if (!drawing) return undefined;
  const { width, height, inside, usualWidth = 480 } = drawing;
  const [, boxWidth, boxHeight] = /^(\d{1,4})x(\d{1,4})$/.exec(size) ?? [];
  const scale = boxWidth
    ? Math.min(Number(boxWidth) / width, Number(boxHeight) / height)
    : usualWidth / width;
  const dimensions = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${dimensions} ` +
    `viewBox="0 0 ${width} ${height}">${inside}</svg>`
  );
}
