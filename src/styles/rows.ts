/**
 * The heights of all parts of an element, in em of its font. The style sheets of the elements (`rows.css.ts`)
 * and `mkt.css`, which reserves the space before any script has run, derive from this module.
 * A row has a height, and its card is made to fit: the title has two lines, every other part one, and the
 * picture takes the rest.
 */

import { em, fromWidth, rule, range, type Declarations } from './rule.js';

export type Layout = 'list' | 'grid' | 'carousel' | 'compact' | 'table';

/** The figures that all entries of a kind share. */
interface KindHeights {
  /** Height of the picture beside the text of a list. */
  readonly beside: string;
  /** Height of the picture above the text in a list, and the width from which it is beside the text. */
  readonly above: number;
  readonly pictureBeside: number;
  /** From this width on, the call to action of a list is beside the text; 0: never. */
  readonly ctaBeside: number;
  /** The picture of grids and carousels: its height as a ratio of its width, within limits. */
  readonly picture: { readonly ratio: number; readonly min: number; readonly max: number };
  /** Least width of an entry in several columns. */
  readonly column: { readonly list: number; readonly grid: number };
  /** Width of an entry in a carousel. */
  readonly carousel: number;
  /** Parts that grids and carousels leave out. */
  readonly narrow: readonly string[];
}

const item: KindHeights = {
  beside: 'min(6.75em, 34cqi - 0.45em)',
  above: 0,
  pictureBeside: 0,
  ctaBeside: 26,
  picture: { ratio: 1, min: 8.5, max: 15 },
  column: { list: 26, grid: 9.5 },
  carousel: 10,
  narrow: [],
};

export const kinds = {
  /** Items, recommendations and bookmarks: a square picture. */
  item,
  /** Products, books and e-books: a cover. */
  book: {
    ...item,
    beside: 'min(6.5em, 34cqi - 0.45em) * 4 / 3',
    ctaBeside: 32,
    column: { list: 32, grid: 10 },
  },
  /** Hotels and golf courses: a picture above the text, in a wide list beside it. */
  travel: {
    beside: '9.375em',
    above: 9.5,
    pictureBeside: 22,
    ctaBeside: 0,
    picture: { ratio: 0.66, min: 9, max: 15 },
    column: { list: 32, grid: 12.5 },
    carousel: 15,
    narrow: ['access', 'caption'],
  },
} as const satisfies Record<string, KindHeights>;
export type Kind = keyof typeof kinds;

/** Heights of text: a title takes two lines. */
export const LINE = 1.2;
export const TITLE = 2.6;
export const PRICE = 1.54;
/** The border of an entry, and some pixels for fonts with taller lines. */
const EDGE = 0.35;

/** The rows of an element: the height of each part of the text. */
export interface Rows {
  readonly kind: Kind;
  readonly parts: Readonly<Record<string, number>>;
}

/** Heights of the parts around the entries. */
export const heights = {
  compact: 2.75,
  tableRow: 4.75,
  tableHead: 2,
  /** The call to action with the gap above it. */
  cta: 2.625,
  heading: 2.25,
  /** The label and the time: two lines in a narrow element, in the line of the heading in a wide one. */
  footnote: 1.75,
  narrowFootnote: 3,
  /** A line of credit and disclaimer: see features/credit/credit.css. */
  credit: 1.75,
  /** A row of the form with its gap; the row of the further conditions with padding and margin. */
  formRow: 3.915,
  formEnd: 4.05,
  genres: 6.615,
  pager: 5.22,
  calendar: 12.75,
  map: 22,
  mapBeside: 40,
  bookmarkButton: 2.25,
  /** A row of links to other shops, with the gap above it. */
  shopRow: 2.5,
} as const;

/** Widths at which the layout changes. */
export const widths = {
  footnoteInOneLine: 16,
  footnoteInHeading: 34,
  table: 53,
  mapBeside: 48,
  /** A form has one, two or four cells side by side. */
  formOfTwo: 20.5,
  formOfFour: 41,
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
/** Most columns: of grids; of other layouts, whose entries are wider. */
export const MOST_COLUMNS = 6;
const MOST_WIDE_COLUMNS = 3;

/** The custom property that is 0 if the part is hidden. */
export const visibility = (part: string): string => `--_has-${part}`;
const ifVisible = (part: string) => `var(${visibility(part)}, 1)`;

/** With very large text, a title takes four lines, and points have a line of their own. */
const LARGE_TEXT = `clamp(0em, (11em - 100cqi) * 99, 4em)`;

/** CSS for the height of an entry's text. Facts are several parts, which authors hide individually. */
export const textHeight = ({ parts }: Rows): string =>
  `calc(${Object.entries(parts)
    .map(([part, height]) => (part === 'facts' ? '' : `${ifVisible(part)} * `) + em(height))
    .join(' + ')} + ${LARGE_TEXT})`;

/** The links to other shops in an entry. */
export const shopsHeight = `var(--_shops, 0) * ${em(heights.shopRow)}`;

/** CSS for the height of a row of cards, from the properties that the rules below set. */
const cardHeight = `calc(2 * var(--_padding) + ${em(EDGE)} + max(var(--_beside) * ${ifVisible('image')}, var(--_above) * ${ifVisible('image')} + var(--_text)) + var(--_cta) * ${ifVisible('action')} + ${shopsHeight})`;

const CTA = `var(--_look-cta-height, ${em(heights.cta)})`;

/** Columns: as many as fit, reduced so that all rows are full; or the author's number, if it fits. */
const ENTRIES = 'max(1, var(--_entries))';
const EVEN = `round(up, ${ENTRIES} / round(up, ${ENTRIES} / var(--_fit), 1), 1)`;
const COLUMNS = `calc(var(--_even) + (var(--_most, 99) - var(--_even)) * clamp(0, var(--_fit) + 1 - var(--_most, 99), 1))`;

/** The padding of an entry. */
export const padding = 'var(--mkt-padding, var(--_look-padding, 0.625em))';

/** The defaults of every element: those of the layout `list`. */
export const listDefaults: Declarations = {
  '--_fit': 1,
  '--_gap': `var(--mkt-gap, var(--_look-gap, ${em(GAP)}))`,
  '--_padding': padding,
  '--_even': EVEN,
  '--_columns': COLUMNS,
  // An author's gap may be 0 without a unit, which `calc()` rejects in sums.
  '--_card': `min(var(--_widest-card, 100cqi), (var(--_width, 100cqi) + ${em(GAP)}) / var(--_columns) - ${em(GAP)})`,
  '--_row': `var(--mkt-row-height, ${cardHeight})`,
};
/** Most links to other shops in an entry. */
export const MOST_SHOPS = 3;

/** Rows of links to other shops: side by side in a list, stacked in narrow entries. */
export const shopRows = (shops: number, layout: string): number =>
  Math.min(shops, layout === 'list' ? 1 : MOST_SHOPS);

/** The height of all rows. */
export const entriesHeight =
  'round(up, var(--_entries) / var(--_columns), 1) * (var(--_row) + var(--_gap)) - var(--_gap)';

/** Selects the lists of some layouts. Rules for `list` may apply to all layouts. */
export type Select = (...layouts: readonly Layout[]) => string;

/** In a shadow root, the list and its placeholder have the layout as an attribute. */
export const inLayouts =
  (before: string): Select =>
  (...layouts) =>
    layouts.map((layout) => `${before}[data-layout='${layout}']`).join(', ');

/** Rules for the number of columns that fit. */
const fitRules = (selector: string, column: number, most: number): string =>
  range(most)
    .slice(1)
    .map((count) => fromWidth(count * (column + GAP) - GAP, rule(selector, { '--_fit': count })))
    .join('');

/** The heights of a kind of entry. Those of items are the defaults of all others. */
export function kindRules(kind: Kind, select: Select): string {
  const { beside, above, pictureBeside, ctaBeside, picture, column, carousel, narrow } =
    kinds[kind];
  const { ratio, min, max } = picture;
  const list = select('list', 'table');
  const upright = select('grid', 'carousel');
  return [
    rule(list, { '--_beside': above ? '0em' : beside, '--_above': em(above), '--_cta': CTA }),
    pictureBeside
      ? fromWidth(pictureBeside, rule(list, { '--_beside': beside, '--_above': '0em' }))
      : '',
    ctaBeside ? fromWidth(ctaBeside, rule(list, { '--_cta': '0em' })) : '',
    fitRules(select('list'), column.list, MOST_WIDE_COLUMNS),
    rule(upright, {
      '--_beside': '0em',
      '--_above': `calc(clamp(${em(min)}, (var(--_card) - 2 * var(--_padding)) * ${ratio}, ${em(max)}) + 0.5em)`,
      '--_cta': CTA,
      '--_fit': 1,
      ...Object.fromEntries(narrow.map((part) => [visibility(part), 0])),
    }),
    fitRules(select('grid'), column.grid, MOST_COLUMNS),
    rule(select('carousel'), { '--_card': `min(100cqi, ${em(carousel)})` }),
  ].join('');
}

/** The layouts' rules that are equal for all kinds. */
export const layoutRules = (select: Select): string =>
  [
    rule(select('grid'), { '--_widest-card': em(widths.widestCard) }),
    rule(select('compact'), {
      '--_fit': 1,
      '--_gap': '0em',
      '--_row': `var(--mkt-row-height, ${em(heights.compact)})`,
    }),
    fitRules(select('compact'), widths.compactColumn, MOST_WIDE_COLUMNS),
  ].join('');

/** A wide table has its own heights of rows and head. */
export const tableRules = (select: Select): string =>
  fromWidth(
    widths.table,
    rule(select('table'), {
      '--_table-head': `(${em(heights.tableHead)} + var(--_gap))`,
      '--_row': `var(--mkt-row-height, ${em(heights.tableRow)})`,
      '--_fit': 1,
    }),
  );

/** Beside a map, the entries have part of the width. */
export const besideMap = (select: Select): string =>
  rule(select('list', 'grid', 'compact'), {
    '--_width': `(100cqi - ${em(GAP)}) * ${SHARE_BESIDE_MAP / 100}`,
    '--_fit': 1,
  }) + rule(select('grid'), { '--_fit': 2 });

/** Rows of the form by width: one, two or four cells side by side. */
export const formRows = (selector: string): string =>
  rule(selector, { '--_form-rows': 4 }) +
  fromWidth(widths.formOfTwo, rule(selector, { '--_form-rows': 2 })) +
  fromWidth(widths.formOfFour, rule(selector, { '--_form-rows': 1 }));
/** The height of the form with its margin; its rows are equally high. */
export const formHeight = `var(--_form-rows) * ${em(heights.formRow)} + ${em(heights.formEnd)} + 2px`;

/** The height of the label and the time below the entries. */
export const footnoteRules = (selector: string, property: string): string =>
  rule(selector, { [property]: em(heights.narrowFootnote) }) +
  fromWidth(widths.footnoteInOneLine, rule(selector, { [property]: em(heights.footnote) }));

export const mapHeight = `var(--mkt-map-height, ${em(heights.map)})`;
/** Higher beside the entries, but never higher than the viewport. */
export const mapHeightBeside = `var(--mkt-map-height, min(${em(heights.mapBeside)}, 100vh - 2em))`;
