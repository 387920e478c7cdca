import { html, nothing, type TemplateResult } from 'lit';
import type { Value } from '../client/validation/parameter.js';
import type { WidgetOptions } from './widget-options.js';

/** A picture of an entry. */
export interface Picture {
  readonly address: string;
  /** What it shows, where nothing beside it says that. */
  readonly alt?: string;
  /** Its usual width, as a share of its height. */
  readonly share?: number | undefined;
  /** Whether it is asked for before others. */
  readonly comesFirst?: boolean;
}

/** Where the service's own addresses ask for a size. */
const SIZE = /([?&]_ex=)(\d+)x(\d+)/;

/**
 * The sizes to choose from, as multiples of the one that the service's address names: a browser reads
 * each for each picture, so there are few.
 */
const MULTIPLES = [0.5, 1, 2, 4];

/** No more entries than these stand side by side, unless there are fewer. */
const MOST_COLUMNS = 6;

/** An address that asks for a picture that fits into a square. */
interface SizedAddress {
  /** Pixels of the square that it names. */
  readonly own: number;
  /** The same for another square. */
  readonly at: (pixels: number) => string;
}

/** @returns undefined where no size can be asked for */
function sizedAddress(address: string): SizedAddress | undefined {
  const found = SIZE.exec(address);
  if (!found) return undefined;
  const [all, query = '', own] = found;
  const before = address.slice(0, found.index) + query;
  const after = address.slice(found.index + all.length);
  return { own: Number(own), at: (pixels) => `${before}${pixels}x${pixels}${after}` };
}

/** What makes a picture one of the right size. */
export interface PictureAttributes {
  readonly src: string;
  /** Undefined where the service has but one size. */
  readonly srcset: string | undefined;
  /** Undefined where the room of the picture is known before. */
  readonly sizes: string | undefined;
}

/**
 * A picture in one size, and for dense screens with twice as many pixels.
 * @param wanted pixels of the square that it fits into; by default as the address has it
 */
export function attributesByDensity(address: string, wanted?: Value): PictureAttributes {
  const sized = sizedAddress(address);
  const size = Number(wanted ?? sized?.own);
  return {
    src: sized?.at(size) ?? address,
    srcset: sized && `${sized.at(size * 2)} 2x`,
    sizes: undefined,
  };
}

/**
 * A picture in several sizes, with the widths that they usually have, for a browser to choose from by
 * the card's width. `sizes="auto"` would know that best, but with it Chromium keeps elements in memory
 * that are removed before their pictures have been in view.
 */
function attributesByWidth(
  { address, share = 1 }: Picture,
  { columns, limit }: WidgetOptions,
): PictureAttributes {
  const sized = sizedAddress(address);
  if (!sized) return { src: address, srcset: undefined, sizes: undefined };
  const source = (multiple: number) => {
    const size = Math.round(sized.own * multiple);
    return `${sized.at(size)} ${Math.round(size * Math.min(share, 1))}w`;
  };
  // It grows with the card, the more, the fewer there are; none is taken that is somewhat too small.
  const most = Math.min(Number(columns ?? MOST_COLUMNS), Number(limit) || MOST_COLUMNS);
  const vw = Math.round(100 / Math.min(most, MOST_COLUMNS));
  return {
    src: address,
    srcset: MULTIPLES.map(source).join(', '),
    sizes: `clamp(10em, ${vw}vw, 15em)`,
  };
}

/**
 * Pixels that a picture is wide with letters of the usual size, by layout: of a grid at least, where it
 * hangs on the card. Others show none.
 */
export const usualWidths: Readonly<Record<string, number>> = {
  list: 104,
  table: 104,
  grid: 160,
  carousel: 160,
};

/** In steps, so that the same picture in another place is the same to a cache. */
const STEP = 64;

/** In the size that its room and the screen need; where the author names a size, in that one. */
export function pictureAttributes(picture: Picture, options: WidgetOptions): PictureAttributes {
  const { address, share = 1 } = picture;
  const { layout } = options;
  const width = layout === 'grid' ? undefined : usualWidths[layout];
  const usual = width && Math.ceil(width / Math.min(share, 1) / STEP) * STEP;
  const size = options.imageSize ?? usual;
  return size ? attributesByDensity(address, size) : attributesByWidth(picture, options);
}

/** A picture; the `alt` is empty where the name beside it says enough. */
export function pictureView(picture: Picture, options: WidgetOptions): TemplateResult {
  const { alt = '', comesFirst } = picture;
  const { src, srcset, sizes } = pictureAttributes(picture, options);
  // `src` comes last: a browser starts the request with it, and has to know the rest by then.
  return html`<img
    alt=${alt}
    loading="lazy"
    fetchpriority=${comesFirst ? 'high' : nothing}
    sizes=${sizes ?? nothing}
    srcset=${srcset ?? nothing}
    src=${src}
  />`;
}

/**
 * Marks pictures that cannot be loaded, until another one comes in their place. One listener serves
 * all pictures of a list: such events do not bubble, but can be captured.
 */
export const markBroken = {
  handleEvent: ({ target, type }: Event) => {
    if (target instanceof HTMLImageElement) {
      target.toggleAttribute('data-broken', type === 'error');
    }
  },
  capture: true,
};
