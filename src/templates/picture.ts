import { html, nothing, type TemplateResult } from 'lit';
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
 * The sizes to choose from, as multiples of the one that the service's address names: each is read
 * for each picture of a page, so there are few.
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

/** The address of a picture, and others of the same as `srcset` takes them. */
export interface PictureSources {
  readonly source: string;
  /** Undefined where the service has but one size. */
  readonly sources: string | undefined;
}

/**
 * The address of a picture in the size that the author wants, and the one for dense screens with
 * twice as many pixels.
 */
export function sourcesByDensity(address: string, { imageSize }: WidgetOptions): PictureSources {
  const sized = sizedAddress(address);
  if (!sized) return { source: address, sources: undefined };
  const wanted = Number(imageSize ?? sized.own);
  return { source: sized.at(wanted), sources: `${sized.at(wanted * 2)} 2x` };
}

/** The address of a picture, and the same in other sizes with the widths that they usually have. */
function sourcesByWidth({ address, share = 1 }: Picture): PictureSources {
  const sized = sizedAddress(address);
  if (!sized) return { source: address, sources: undefined };
  const source = (multiple: number) => {
    const size = Math.round(sized.own * multiple);
    return `${sized.at(size)} ${Math.round(size * Math.min(share, 1))}w`;
  };
  return { source: address, sources: MULTIPLES.map(source).join(', ') };
}

/**
 * How large a picture is shown, as `sizes` takes it: as large as it is laid out, where a browser
 * can tell of a picture that it does not load before. For others, a little more than it is, so that
 * none is taken that is somewhat too small: beside a text and in a carousel that hangs on the size
 * of letters alone; in a grid it grows with the card, the more, the fewer there are.
 */
function sizesOf({ layout, columns, limit }: WidgetOptions): string {
  if (layout === 'list' || layout === 'table') return 'auto, 7em';
  if (layout === 'carousel') return 'auto, 10em';
  const most = Math.min(Number(columns ?? MOST_COLUMNS), Number(limit) || MOST_COLUMNS);
  return `auto, clamp(10em, ${Math.round(100 / Math.min(most, MOST_COLUMNS))}vw, 15em)`;
}

/** What makes a picture one of the right size. */
export interface PictureAttributes {
  readonly src: string;
  readonly srcset: string | undefined;
  readonly sizes: string | undefined;
}

/** In the size that its room and the screen need; where the author names a size, in that one. */
export function pictureAttributes(picture: Picture, options: WidgetOptions): PictureAttributes {
  const isFixed = options.imageSize !== undefined;
  const { source, sources } = isFixed
    ? sourcesByDensity(picture.address, options)
    : sourcesByWidth(picture);
  const sizes = sources && !isFixed ? sizesOf(options) : undefined;
  return { src: source, srcset: sources, sizes };
}

/** A picture; beside the name of what it shows, it says nothing more. */
export function pictureView(picture: Picture, options: WidgetOptions): TemplateResult {
  const { alt = '', comesFirst } = picture;
  const { src, srcset, sizes } = pictureAttributes(picture, options);
  // In this order: a browser asks when it learns of an address, and has to know the rest by then.
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
