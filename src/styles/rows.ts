/**
 * The heights of all parts of an element, in em of its font. The style sheets of the elements (`rows.css.ts`)
 * and `mkt.css`, which reserves the space before any script has run, derive from this module.
 * A row has a height, and its card is made to fit: the title has two lines, every other part one, and the
 * picture takes the rest.
 */

import { em, fromWidth, rule, range, type Declarations } from './rule.js';

export const layouts = ['list', 'grid', 'carousel', 'compact', 'table', 'compare'] as const;
export type Layout = (typeof layouts)[number];

/** CSS for a length in elements narrower than a width, and 0 in others: a step without a container query. */
export const narrower = (width: string, length: string) =>
  `clamp(0em, (${width} - 100cqi) * 999, ${length})`;

/**
 * Kinds of entries: the least width of an entry in a grid, of an element with two, and custom properties. The rules below have the
 * defaults, those of items.
 * - `--_picture-beside`: height of the picture beside the text of a list
 * - `--_picture-height`: height of the picture above the text of a narrow list, 16:9, with its gap
 * - `--_cta-below`: in a list narrower than this, the call to action is below the text
 * - `--_picture-ratio`, `--_min-picture`: height of the picture of grids and carousels, as a ratio of its width,
 *   and the least height
 * - `--_slide-width`: width of an entry in a carousel
 *
 * docs/architecture.md has a drawing and an example.
 */
export const kinds = {
  /** Items, recommendations and bookmarks: a square picture. */
  item: { column: 9.5, pair: 17, properties: {} },
  /** Products, books and e-books: a cover. */
  book: {
    column: 10,
    pair: 17,
    properties: {
      '--_picture-beside': 'calc(min(6.5em, 34cqi - 0.45em) * 4 / 3)',
      '--_cta-below': '32em',
      '--_min-picture': '8.5em',
    },
  },
  /** Hotels and golf courses: a picture above the text, in a wide list beside it. */
  travel: {
    column: 12.5,
    pair: 23,
    properties: {
      '--_picture-beside': '9.375em',
      '--_picture-height': narrower('22em', '56cqi - 0.25em'),
      '--_cta-below': '999em',
      '--_picture-ratio': 0.66,
      '--_min-picture': '9em',
      '--_slide-width': '15em',
    },
  },
} as const;
export type Kind = keyof typeof kinds;

/** Heights of text: a title takes two lines, and so do facts. Grids and carousels have no long texts. */
export const LINE = '1.2em';
export const LONG_LINE = 'var(--_long-line, 1.2em)';
export const TITLE = '2.6em';
export const PRICE = '1.54em';
export const FACTS = '2.4em';
/** The border of an entry, and some pixels for fonts with taller lines. */
const EDGE = 0.35;

/** The rows of an element: the height of each part of the text. */
export interface Rows {
  readonly kind: Kind;
  /** The least height of pictures in grids and carousels, if not that of the kind. */
  readonly minPicture?: string;
  readonly parts: Readonly<Record<string, string>>;
}

/** Heights of the parts around the entries. */
export const heights = {
  compact: 2.75,
  tableRow: 4.75,
  tableHead: 2,
  /** A comparison of usual entries with words: its height depends on their facts. */
  compare: 36,
  /** The call to action with the gap above it. */
  cta: 2.625,
  heading: 2.25,
  /** The label and the time; the second line of a narrow element. In a wide one, they are beside the heading. */
  footnote: 1.75,
  secondFootnote: 1.25,
  /** A line of credit and disclaimer: see features/credit/credit.css. */
  credit: 1.75,
  /** A row of the form with its gap; the row of the further conditions with padding and margin. */
  formRow: 3.915,
  formEnd: 4.05,
  genres: 6.615,
  pager: 5.22,
  calendar: 12.25,
  /** Twice as high with tiles. */
  map: 11,
  mapBeside: 20,
  bookmarkButton: 2.25,
  /** A row of links to other shops, with the gap above it. */
  shopRow: 2.5,
} as const;

/** Widths at which the layout changes. */
export const widths = {
  footnoteInOneLine: 16,
  footnoteInHeading: 34,
  table: 37.5,
  mapBeside: 48,
  /** A form has one, two or four cells side by side. */
  formOfTwo: 19,
  formOfFour: 41,
  listColumn: 26,
  compactColumn: 22,
  /** Largest width of a card in a grid, unless the author sets the number of columns. */
  widestCard: 30,
} as const;

/** Space between entries, and between a map and the entries. */
export const GAP = 0.75;
/** Width of the entries beside a map, in per cent. */
export const SHARE_BESIDE_MAP = 58;
/** Number of entries in an answer without `limit` or `hits`. */
export const DEFAULT_ENTRIES = 30;
/** The same for operations with fewer entries, or one. */
export const FEW_ENTRIES = 10;
/** Maximum number of columns of grids; other layouts have 3, since their entries are wider. */
export const MAX_COLUMNS = 6;

/** The custom property that is `0em` if the part is hidden. */
export const partHeight = (part: string): string => `--_part-${part}`;
const ifVisible = (part: string, height: string) => `var(${partHeight(part)}, ${height})`;

/** CSS for the height of an entry's text. Facts are several parts, which authors hide individually. */
export const textHeight = (parts: readonly (readonly [part: string, height: string])[]): string =>
  `calc(${parts.map(([part, height]) => ifVisible(part, height)).join(' + ')})`;

/** CSS for the height of a card, from the properties that the rules below set. A function: the core contains this module. */
function cardHeight(): string {
  const pictureBeside = ifVisible('image', 'var(--_picture-beside, min(6.5em, 34cqi - 0.45em))');
  const pictureAbove = ifVisible('image', 'var(--_picture-above)');
  // With very large text, a list has its picture above; elsewhere, a title takes four lines, points one of their own.
  const largeText = narrower('11em', '4em');
  const content = `max(${pictureBeside}, ${pictureAbove} + var(--_text-height) + ${largeText})`;
  const action = ifVisible('action', 'var(--_cta-height)');
  return `2 * var(--_padding) + ${em(EDGE)} + ${content} + ${action}`;
}

const CTA = `var(--_look-cta-height, ${em(heights.cta)})`;

/** Columns: as many as fit, reduced so that all rows are full; or the author's number, if it fits. */
const ENTRIES = 'max(1, var(--_entries))';
const EVEN = `round(up, ${ENTRIES} / round(up, ${ENTRIES} / var(--_columns-that-fit), 1), 1)`;
const COLUMNS = `calc(var(--_even-columns) + (var(--_max-columns, 99) - var(--_even-columns)) * clamp(0, var(--_columns-that-fit) + 1 - var(--_max-columns, 99), 1))`;

export const padding = 'var(--mkt-padding, var(--_look-padding, 0.625em))';

/** A list with pictures above the texts: rows are as high as their texts need, and the pictures of the first page share the rest. */
export const sharedHeight = (): string =>
  rule(`.list[data-layout='list']`, {
    'grid-template-rows': 'repeat(var(--_entries), auto)',
    // Further entries must not move these.
    'grid-auto-rows': 'minmax(var(--_row-height), max-content)',
    'min-height': 'calc(var(--_count) * (var(--_row-height) + var(--_gap)) - var(--_gap))',
  });

/** The links to other shops: in a row of a list, below each other in narrow entries. */
const SHOPS = `min(var(--_shops, 0), var(--_shop-rows, 1)) * ${em(heights.shopRow)}`;

const defaults = (): Declarations => ({
  '--_picture-above': 'var(--_picture-height, 0em)',
  '--_cta-height': narrower('var(--_cta-below, 26em)', CTA),
  '--_columns-that-fit': 'var(--_list-columns, 1)',
  '--_gap': `var(--mkt-gap, var(--_look-gap, ${em(GAP)}))`,
  '--_even-columns': EVEN,
  '--_columns': COLUMNS,
  // An author's gap may be 0 without a unit, which `calc()` rejects in sums.
  '--_card-width': `calc((var(--_list-width, 100cqi) + ${em(GAP)}) / var(--_columns) - ${em(GAP)})`,
  '--_row-height': `var(--mkt-row-height, calc(var(--_card-height, ${cardHeight()}) + ${SHOPS}))`,
});

/** Maximum number of links to other shops in an entry. */
export const MAX_SHOPS = 3;

export type Select = (...layouts: readonly Layout[]) => string;

/** In a shadow root, the list and its placeholder have the layout as an attribute. */
export const inLayouts =
  (before: string): Select =>
  (...layouts) =>
    layouts.map((layout) => `${before}[data-layout='${layout}']`).join(', ');

const fitRules = (selector: string, property: string, column: number, counts: number[]): string =>
  counts
    .map((count) => fromWidth(count * (column + GAP) - GAP, rule(selector, { [property]: count })))
    .join('');

/** The heights and columns of a kind of entry. */
export function kindRules(kind: Kind, selector: string): string {
  const { column, pair, properties } = kinds[kind];
  return (
    rule(selector, { ...properties, '--_grid-columns': 1 }) +
    fromWidth(pair, rule(selector, { '--_grid-columns': 2 })) +
    fitRules(selector, '--_grid-columns', column, range(MAX_COLUMNS).slice(2))
  );
}

/** The defaults of an element: items in a list. */
export const defaultRules = (selector: string, more: Declarations = {}): string =>
  rule(selector, { ...defaults(), ...more }) +
  kindRules('item', selector) +
  fitRules(selector, '--_list-columns', widths.listColumn, [2, 3]) +
  fitRules(selector, '--_compact-columns', widths.compactColumn, [2, 3]);

export const layoutRules = (select: Select): string =>
  [
    rule(select('grid', 'carousel'), {
      '--_picture-above':
        'calc(clamp(var(--_min-picture, 6.75em), (var(--_card-width) - 2 * var(--_padding)) * var(--_picture-ratio, 1), 15em) + 0.5em)',
      '--_cta-height': CTA,
      '--_long-line': '0em',
      '--_columns-that-fit': 1,
      '--_shop-rows': MAX_SHOPS,
    }),
    rule(select('grid'), { '--_columns-that-fit': 'var(--_grid-columns)' }),
    rule(select('carousel'), { '--_card-width': 'min(100cqi, var(--_slide-width, 10em))' }),
    rule(select('compact'), {
      '--_columns-that-fit': 'var(--_compact-columns, 1)',
      '--_gap': '0em',
      '--_card-height': em(heights.compact),
    }),
    rule(select('compact', 'table', 'compare'), { '--_shop-rows': 0 }),
    // All entries are in one row.
    rule(select('compare'), { '--_card-height': em(heights.compare), '--_columns': 99 }),
  ].join('');

/** A wide table has its own heights of rows and head. In a narrow one, each row is a card with its button below. */
export const tableRules = (select: Select): string =>
  rule(select('table'), { '--_cta-below': em(widths.table) }) +
  fromWidth(
    widths.table,
    rule(select('table'), {
      '--_table-head': `calc(${em(heights.tableHead)} + var(--_gap))`,
      '--_card-height': em(heights.tableRow),
      '--_columns-that-fit': 1,
    }),
  );

/** Beside a map, the entries have part of the width. */
export const besideMap = {
  '--_list-width': `calc((100cqi - ${em(GAP)}) * ${SHARE_BESIDE_MAP / 100})`,
  '--_list-columns': 1,
  '--_grid-columns': 2,
  '--_compact-columns': 1,
};

/** The height of the form with its margin: one, two or four equally high rows, by width. */
export const formHeight = `calc(${em(heights.formRow + heights.formEnd)} + 2px + ${narrower(em(widths.formOfFour), em(heights.formRow))} + ${narrower(em(widths.formOfTwo), em(2 * heights.formRow))})`;

/** The height of the label and the time below the entries. */
export const footnoteHeight = `calc(${em(heights.footnote)} + ${narrower(em(widths.footnoteInOneLine), em(heights.secondFootnote))})`;
/** In a wide element, they share a line with the heading. */
export const footnoteBesideHeading = narrower(em(widths.footnoteInHeading), footnoteHeight);

export const mapHeight = `var(--mkt-map-height, var(--_tiles, 1) * ${em(heights.map)})`;
/** Higher beside the entries, but never higher than the viewport. */
export const mapHeightBeside = `var(--mkt-map-height, min(var(--_tiles, 1) * ${em(heights.mapBeside)}, 100vh - 2em))`;
