import { marketPicture } from './market.js';
import { productPicture } from './product.js';

/**
 * The families of pictures: each draws the inside of an SVG for an id.
 * @type {Record<string, { width: number, height: number, draw: (id: string) => string | undefined }>}
 */
const families = {
  market: { width: 128, height: 128, draw: marketPicture },
  product: { width: 128, height: 128, draw: productPicture },
};

/**
 * @param {string} family
 * @param {string} id
 * @param {string} [size] as in `128x128`: the box that the picture is fitted into
 * @returns {string | undefined} nothing when there is no such picture
 */
export function picture(family, id, size = '') {
  const kind = Object.hasOwn(families, family) ? families[family] : undefined;
  const inside = kind?.draw(id);
  if (!kind || !inside) return undefined;
  const [, width, height] = /^(\d{1,4})x(\d{1,4})$/.exec(size) ?? ['', '480', ''];
  const box = height
    ? `width="${width}" height="${height}"`
    : `width="${width}" height="${Math.round((480 * kind.height) / kind.width)}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${box} ` +
    `viewBox="0 0 ${kind.width} ${kind.height}">${inside}</svg>`
  );
}
