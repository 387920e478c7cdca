/** The pictures of prerendered entries, in the size that elements request. */
import { COVER_SHARE, pictureAttributes, usualWidths } from '../src/exports/entries.js';
import type { Address } from '../src/exports/requests.js';
import { isPartVisible, type WidgetOptions } from '../src/exports/resolve.js';
import { rowKinds } from '../src/exports/styles.js';
import { encodedAddress, escapedAttribute } from './escape.js';

/** Elements with other pictures than most. */
interface Shape {
  /** Their usual width, as a share of their height. */
  readonly share?: number;
  /** Their width in a list, in pixels, with text of the default size. */
  readonly inList?: number;
}

const COVER: Shape = { share: COVER_SHARE };
const VIEW: Shape = { inList: parseFloat(rowKinds.travel.properties['--_picture-beside']) * 16 };
const shapes: Readonly<Record<string, Shape>> = {
  'mkt-book-list': COVER,
  'mkt-ebook-list': COVER,
  'mkt-hotel-search': VIEW,
  'mkt-hotel-detail': VIEW,
  'mkt-golf-finder': VIEW,
};

interface ImageAttributes {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Further ones by their names. */
  readonly [name: string]: string | number | undefined;
}

/** The attributes of a picture; undefined if the element shows none. */
export function imageAttributes(
  tag: string,
  address: Address,
  options: WidgetOptions,
): ImageAttributes | undefined {
  const { layout, imageSize } = options;
  const { share, inList } = shapes[tag] ?? {};
  const isList = layout === 'list';
  const usual = (isList && inList) || usualWidths[layout];
  if (!usual || !isPartVisible(options, 'image')) return undefined;
  const width = Number(imageSize ?? usual);
  return {
    ...pictureAttributes({ address: encodedAddress(address), share }, options),
    alt: '',
    width,
    height: isList && share && !imageSize ? Math.round(width / share) : width,
    loading: 'lazy',
  };
}

/** An `<img>` with the attributes that have a value. */
export function imageTag(
  attributes: Readonly<Record<string, string | number | undefined>>,
): string {
  const markup = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapedAttribute(String(value))}"`);
  return `<img${markup.join('')} />`;
}
