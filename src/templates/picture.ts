import { MAX_COLUMNS } from '../styles/rows.js';
import type { Address } from '../client/records/fields.js';
import type { Value } from '../client/validation/parameter.js';
import type { WidgetOptions } from './widget-options.js';

export interface Picture {
  readonly address: Address;
  /** Its usual width, as a share of its height. */
  readonly share?: number | undefined;
}

/** The size in the service's own addresses. */
const SIZE = /([?&]_ex=)(\d+)x(\d+)/;

/**
 * The sizes of `srcset`, as multiples of the size in the service's address. Few, since browsers parse each for
 * every picture.
 */
const MULTIPLES = [0.5, 1, 2, 4];

/**
 * The size in an address, in pixels of the square into which the picture fits, and the address for another size.
 * @returns undefined if the address has no size
 */
function sizedAddress(address: string) {
  const match = SIZE.exec(address);
  if (!match) return undefined;
  const [all, query = '', size] = match;
  const before = address.slice(0, match.index) + query;
  const after = address.slice(match.index + all.length);
  return {
    own: Number(size),
    resizedTo: (pixels: number) => `${before}${pixels}x${pixels}${after}`,
  };
}

export interface PictureAttributes {
  readonly src: string;
  /** Absent if the service has only one size. */
  readonly srcset?: string | undefined;
  /** Absent if the picture has a fixed width. */
  readonly sizes?: string;
}

/**
 * A picture in one size, and in twice as many pixels for dense screens.
 * @param pixels width of its square; by default as in the address
 */
export function attributesByDensity(address: Address, pixels?: Value): PictureAttributes {
  const sized = sizedAddress(address);
  const size = Number(pixels ?? sized?.own);
  return {
    src: sized?.resizedTo(size) ?? address,
    srcset: sized && `${sized.resizedTo(size * 2)} 2x`,
  };
}

/**
 * A picture in several sizes with their usual widths, among which browsers choose by the card's width.
 * `sizes="auto"` would be exact, but with it Chromium keeps removed elements in memory until their pictures
 * have been in view.
 */
function attributesByWidth(
  { address, share = 1 }: Picture,
  { columns, limit }: WidgetOptions,
): PictureAttributes {
  const sized = sizedAddress(address);
  if (!sized) return { src: address };
  const source = (multiple: number) => {
    const size = Math.round(sized.own * multiple);
    return `${sized.resizedTo(size)} ${Math.round(size * Math.min(share, 1))}w`;
  };
  // A card is wider with fewer columns. Slightly too small sizes are not used.
  const most = Math.min(Number(columns ?? MAX_COLUMNS), Number(limit) || MAX_COLUMNS);
  const vw = Math.round(100 / Math.min(most, MAX_COLUMNS));
  return {
    src: address,
    srcset: MULTIPLES.map(source).join(', '),
    sizes: `clamp(10em, ${vw}vw, 15em)`,
  };
}

/**
 * Usual width of a picture in pixels, by layout; of a grid the least width, since it depends on the card. Other
 * layouts have no pictures.
 */
export const usualWidths: Readonly<Record<string, number>> = {
  list: 104,
  table: 104,
  grid: 160,
  carousel: 160,
};

/** In steps, so that nearly equal sizes share a cache entry. */
const STEP = 64;

/** The size for the picture's space and the screen, or the author's size. */
export function pictureAttributes(picture: Picture, options: WidgetOptions): PictureAttributes {
  const { address, share = 1 } = picture;
  const { layout } = options;
  const width = layout === 'grid' ? undefined : usualWidths[layout];
  const usual = width && Math.ceil(width / Math.min(share, 1) / STEP) * STEP;
  const size = options.imageSize ?? usual;
  return size ? attributesByDensity(address, size) : attributesByWidth(picture, options);
}

/**
 * Marks broken pictures until they get another address. One listener serves all pictures of a list: error
 * events do not bubble, but can be captured.
 */
export const markBroken = {
  handleEvent: ({ target, type }: Event) => {
    if (target instanceof HTMLImageElement) {
      target.toggleAttribute('data-broken', type === 'error');
    }
  },
  capture: true,
};
