import { url, wellFormed, type Address } from '../../client/records/fields.js';
import type { AnyRecord } from '../../client/records/record.js';
import type { Attributed } from '../../element/attributes.js';
import { MAX_SHOPS } from '../../styles/rows.js';
import type { CardModel } from '../../templates/card.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import { periodFaults } from '../period/period.js';

type Titled = Pick<CardModel, 'title'>;

/** Layouts whose entries have no space for links to other shops. */
export const LAYOUTS_WITHOUT_SHOPS: readonly string[] = ['compact', 'table', 'compare', 'fit'];

export const PLACEHOLDER = /\{(\w+)\}/g;

/** Colours of buttons: `#c00` or `#cc0000`. */
const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/**
 * The colour of a shop, and black or white for its text: the one with the higher contrast, which is at least 4.5:1.
 * @returns undefined without a valid `color`
 */
export function shopColors(
  shop: Attributed,
): { readonly color: string; readonly text: string } | undefined {
  const color = shop.getAttribute('color')?.trim() ?? '';
  if (!COLOR.test(color)) return undefined;
  const digits = color.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  const [red, green, blue] = [0, 2, 4].map((start) => {
    const share = parseInt(digits.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  return { color, text: luminance > 0.179 ? '#000' : '#fff' };
}

/** Slogans in brackets before a name, which another shop does not know. */
const SLOGANS = /^(?:【[^】]*】|\[[^\]]*\]|《[^》]*》|＼[^／]*／|\s)+(?=.)/;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? wellFormed(String(value)) : '';

/** Names that mean the same for all elements; all other names are fields. */
const COMMON = new Map<string, (record: AnyRecord, card: Titled) => unknown>([
  ['title', (_, { title }) => title?.replace(SLOGANS, '')],
  ['isbn', ({ isbn, jan }) => isbn ?? (/^97[89]/.test(textOf(jan)) ? jan : undefined)],
  // An ISBN of 13 digits is a JAN code.
  ['jan', ({ jan, isbn }) => jan ?? isbn],
  ['author', ({ author, artistName }) => textOf(author ?? artistName).replaceAll('^_#^', ' ')],
]);

/**
 * The address of another shop for one entry.
 * @param template an address with placeholders, such as `https://shop.example/search?q={title}`
 * @returns undefined if a field is missing, the address is not http(s), or a value leaves the folder
 */
export function shopUrl(template: string, record: AnyRecord, card: Titled): Address | undefined {
  const values = [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => {
    const valueOf = COMMON.get(name);
    return textOf(valueOf ? valueOf(record, card) : record[name]);
  });
  if (values.includes('')) return undefined;
  const fill = (next: () => string) => url(template.replace(PLACEHOLDER, next));
  const depthOf = (address?: string) => address?.split(/[?#]/)[0]!.split('/').length;
  const address = fill(() => encodeURIComponent(values.shift()!));
  // A name such as `..` would lead to another folder.
  return depthOf(address) === depthOf(fill(() => 'x')) ? address : undefined;
}

/** Placeholders that mean the same for all elements, without braces. */
export const commonPlaceholders: readonly string[] = [...COMMON.keys()];

/**
 * Placeholders that no entry has a value for: `{titel}`.
 * @param addresses of other shops
 */
export const unknownPlaceholders = (
  addresses: readonly string[],
  records: readonly AnyRecord[],
): string[] => [
  ...new Set(
    addresses
      .flatMap((address) => address.match(PLACEHOLDER) ?? [])
      .filter(
        (name) =>
          records.length &&
          !records.some((record) => shopUrl(`https://a/${name}`, record, { title: 'x' })),
      ),
  ),
];

/**
 * The values that keep links to other shops from being shown, as the author has written them.
 * @param shops the author's links, in their order
 * @param options of the element; an invalid `fit` counts as none
 */
export function shopFaults(
  shops: readonly Attributed[],
  { layout, fit }: Pick<WidgetOptions, 'layout' | 'fit'>,
): string[] {
  const faults = shops.flatMap((shop, index) => {
    const href = shop.getAttribute('href') ?? '';
    if (index >= MAX_SHOPS || !url(href.replace(PLACEHOLDER, 'x'))) return `href="${href}"`;
    const color = shop.getAttribute('color');
    const hasFault = color !== null && !shopColors(shop);
    return [...periodFaults(shop), ...(hasFault ? [`color="${color}"`] : [])];
  });
  if (!shops.length) return faults;
  if (fit) return [...faults, `fit="${fit as string}"`];
  return LAYOUTS_WITHOUT_SHOPS.includes(layout) ? [...faults, `layout="${layout}"`] : faults;
}
