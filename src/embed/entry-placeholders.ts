/** The room of entries that are not drawn yet: it follows from their number, sizes and layout. */
import { bookSizes, ebookSizes } from '../components/book-list/sizes.js';
import { bookmarkSizes } from '../components/bookmark-list/sizes.js';
import { golfSizes } from '../components/golf-finder/sizes.js';
import { hotelDetailSizes } from '../components/hotel-detail/sizes.js';
import { hotelSizes } from '../components/hotel-search/sizes.js';
import { pickSizes } from '../components/picks/sizes.js';
import { productSizes } from '../components/product-search/sizes.js';
import { carouselCard, fitRules } from '../styles/column-rules.js';
import type { EntrySizes, Sizes } from '../styles/entry-sizes.js';
import { rowGap } from '../styles/looks.js';
import { baseLayouts, metrics, type Layout } from '../styles/metrics.js';
import { em, fromWidth, rule } from '../styles/rule.js';
import { stackRules, type Select } from '../styles/stack-rules.js';
import { is, written } from './placeholder-selectors.js';

/** The room of entries by tag, where it is not that of `baseSizes`. */
export const entrySizes: Readonly<Record<string, EntrySizes>> = {
  'mkt-bookmark-list': bookmarkSizes,
  'mkt-book-list': bookSizes,
  'mkt-ebook-list': ebookSizes,
  'mkt-product-search': productSizes,
  'mkt-hotel-search': hotelSizes,
  'mkt-hotel-detail': hotelDetailSizes,
  'mkt-golf-finder': golfSizes,
  'mkt-picks': pickSizes,
  'mkt-dynamic-ad': pickSizes,
};

const LAYOUTS: readonly Layout[] = [...baseLayouts, 'table'];

/** Until an element is drawn, a strut as high as it will be stands in it. */
export const STRUT = '&::before';
/** The same where the element has a layout. */
export function strutOf(layout: Layout): string {
  if (layout === 'list') return STRUT;
  // Below a map alone, entries are one row.
  const map = layout === 'carousel' ? [written('view', `='map'`)] : [];
  return `&${is([written('layout', `='${layout}'`), ...map])}::before`;
}

/** How many entries there is room for. */
export const entriesShown = (count: number) => ({ '--_entries': count });

/** The height of an entry, where the author says no other. */
export const rowSize = (size: string) => ({ '--_row-size': `var(--mkt-row-height, ${size})` });

/** Elements that are not drawn yet. */
export const select: Select = (layouts, hidden) => {
  const upright = is([
    ...['grid', 'carousel'].map((one) => written('layout', `='${one}'`)),
    written('view', `='map'`),
  ]);
  const which = { all: '', list: `:not(${upright})`, upright }[layouts];
  const part = `~='${hidden}'`;
  const isHidden = is([
    written('hide', part),
    `${written('show')}:not(${written('show', part)})`,
    ...(hidden === 'action' ? [written('layout', `='table'`)] : []),
  ]);
  return `&${which}${hidden ? isHidden : ''}::before`;
};

/** What a layout has in every element: the space between entries, and that a carousel is one row. */
export function layoutRule(layout: Layout): string {
  const gap = metrics.gap[layout === 'table' ? 'list' : layout];
  const ofLook = gap && layout !== 'table' ? rowGap(em(gap)) : em(gap);
  const oneRow = layout === 'carousel' ? entriesShown(1) : {};
  return rule(strutOf(layout), { '--_gap': `var(--mkt-gap, ${ofLook})`, '--_fit': 1, ...oneRow });
}

/** The heights of entries, by layout. */
const rowSizes = (sizes: Sizes) =>
  LAYOUTS.filter((layout) => sizes[layout])
    .map((layout) => rule(strutOf(layout), rowSize(em(sizes[layout]!))))
    .join('');

/** The room of entries, within the rules of the elements that it is of. */
export function entrySizeRules(sizes: EntrySizes): string[] {
  const { stack, row = {}, wide = [], column, carousel } = sizes;
  const { needsOneOf, entries, tableHead } = sizes;
  const layouts = LAYOUTS.filter(
    (layout) => row[layout] ?? (stack && ['list', 'grid', 'carousel'].includes(layout)),
  );
  const rules = [
    stack ? stackRules(stack, select) : '',
    tableHead ? layoutRule('table') : '',
    rowSizes(row),
    ...layouts.map((layout) => fitRules(strutOf(layout), layout, column[layout])),
    ...wide.map((step) => fromWidth(step.from, rowSizes(step.row))),
    carousel ? rule(strutOf('carousel'), carouselCard(carousel)) : '',
    ...(entries ? [rule(STRUT, entriesShown(entries))] : []),
  ];
  if (tableHead) {
    const head = { '--_table-head-size': em(tableHead.height) };
    rules.push(fromWidth(tableHead.from, rule(strutOf('table'), head)));
  }
  if (needsOneOf) {
    // Before the reader has said what to look for, there are no entries and no pages.
    const idle = `&:not(${needsOneOf.map((name) => written(name)).join(', ')})::before`;
    const noMap = { '--_map-block-size': '0px', '--_map-beside-size': '0px' };
    const nothing = {
      ...entriesShown(0),
      '--_gap': '0em',
      '--_pager-block-size': '0em',
      '--_note-block-size': '0em',
      ...noMap,
    };
    rules.push(rule(idle, nothing));
  }
  return rules;
}
