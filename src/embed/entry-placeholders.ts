/** The room of entries that are not drawn yet: it follows from their number, sizes and layout. */
import { bookSizes, ebookSizes } from '../components/book-list/sizes.js';
import { bookmarkSizes } from '../components/bookmark-list/sizes.js';
import { golfSizes } from '../components/golf-finder/sizes.js';
import { hotelDetailSizes } from '../components/hotel-detail/sizes.js';
import { hotelSizes } from '../components/hotel-search/sizes.js';
import { pickSizes } from '../components/picks/sizes.js';
import { productSizes } from '../components/product-search/sizes.js';
import { carouselCard, fitRules } from '../styles/column-rules.js';
import { baseSizes, type EntrySizes, type Sizes } from '../styles/entry-sizes.js';
import { rowGap } from '../styles/looks.js';
import { baseLayouts, metrics, type Layout } from '../styles/metrics.js';
import { em, fromWidth, rule, type Declarations } from '../styles/rule.js';
import { hiddenRules, partsOf, stackRules } from '../styles/stack-rules.js';
import { strutsOf, strutsWhere, type Condition } from './placeholder-selectors.js';

/** The room of entries by tag, where it is not that of `baseSizes`. */
const entrySizes: Readonly<Record<string, EntrySizes>> = {
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

const isUpright: Condition = (written) => [
  ...['grid', 'carousel'].map((one) => written('layout', `='${one}'`)),
  written('view', `='map'`),
];

const isHidden =
  (part: string): Condition =>
  (written) => [
    written('hide', `~='${part}'`),
    `${written('show')}:not(${written('show', `~='${part}'`)})`,
    ...(part === 'action' ? [written('layout', `='table'`)] : []),
  ];

/** The struts of a layout: a list is what is no other. */
export const strutsIn = (layout: Exclude<Layout, 'list'>, tags?: readonly string[]): string =>
  strutsWhere(
    (written) => [
      written('layout', `='${layout}'`),
      // Below a map alone, entries are one row.
      ...(layout === 'carousel' ? [written('view', `='map'`)] : []),
    ],
    tags,
  );

/** How many entries there is room for. */
export const entriesShown = (count: number): Declarations => ({ '--_entries': count });

/** The height of an entry, where the author says no other. */
export const rowSize = (size: string): Declarations => ({
  '--_row-size': `var(--mkt-row-height, ${size})`,
});

/** What a layout has in every element: the space between entries, and that a carousel is one row. */
export function ofLayout(layout: Layout): Declarations {
  const gap = metrics.gap[layout === 'table' ? 'list' : layout];
  const ofLook = gap && layout !== 'table' ? rowGap(em(gap)) : em(gap);
  const oneRow = layout === 'carousel' ? entriesShown(1) : {};
  return { '--_gap': `var(--mkt-gap, ${ofLook})`, '--_fit': 1, ...oneRow };
}

/** Rules for each of some figures, of all elements that have these. */
function alike<Figures>(
  elements: readonly string[],
  figuresOf: (sizes: EntrySizes) => Figures | undefined,
  rulesOf: (figures: Figures, tags: readonly string[]) => string,
): string {
  const groups = new Map<string, { readonly figures: Figures; readonly tags: string[] }>();
  for (const tag of elements) {
    const figures = figuresOf(entrySizes[tag] ?? baseSizes);
    if (figures === undefined) continue;
    const key = JSON.stringify(figures);
    if (!groups.has(key)) groups.set(key, { figures, tags: [] });
    groups.get(key)!.tags.push(tag);
  }
  return [...groups.values()].map(({ figures, tags }) => rulesOf(figures, tags)).join('');
}

/** The heights of entries, by layout. */
const rowSizes = (sizes: Sizes, tags: readonly string[]) =>
  (Object.keys(sizes) as Layout[])
    .map((layout) =>
      rule(
        layout === 'list' ? strutsOf(tags) : strutsIn(layout, tags),
        rowSize(em(sizes[layout]!)),
      ),
    )
    .join('');

/** How many entries fit side by side, where that is not as in every element. */
const ownFitRules = (elements: readonly string[], layout: 'grid') =>
  alike(
    elements,
    ({ column }) => (column[layout] === baseSizes.column[layout] ? undefined : column[layout]),
    (column, tags) => fitRules(strutsIn(layout, tags), layout, column),
  );

/** The room of entries. */
export function entryRules(elements: readonly string[]): string[] {
  const stacks = [baseSizes, ...Object.values(entrySizes)].flatMap(({ stack }) => stack ?? []);
  const { row, column, carousel } = baseSizes;
  const nothing: Declarations = {
    ...entriesShown(0),
    '--_gap': '0em',
    '--_pager-block-size': '0em',
    '--_note-block-size': '0em',
    '--_map-block-size': '0px',
    '--_map-beside-size': '0px',
  };
  return [
    ...baseLayouts
      .filter((layout) => layout !== 'list')
      .map((layout) => rule(strutsIn(layout), ofLayout(layout))),
    alike(
      elements,
      ({ stack }) => stack,
      (stack, tags) =>
        stackRules(stack, (layouts) =>
          layouts === 'upright' ? strutsWhere(isUpright, tags) : strutsOf(tags),
        ),
    ),
    rule(strutsIn('compact'), rowSize(em(row!.compact!))),
    alike(
      elements,
      ({ column: { list } }) => list,
      (list, tags) => fitRules(strutsOf(tags), 'list', list),
    ),
    fitRules(strutsIn('grid'), 'grid', column.grid),
    fitRules(strutsIn('compact'), 'compact', column.compact),
    ownFitRules(elements, 'grid'),
    rule(strutsIn('carousel'), carouselCard(carousel!)),
    alike(
      elements,
      (sizes) => (sizes === baseSizes ? undefined : sizes.carousel),
      (width, tags) => rule(strutsIn('carousel', tags), carouselCard(width)),
    ),
    alike(
      elements,
      ({ entries }) => entries,
      (entries, tags) => rule(strutsOf(tags), entriesShown(entries)),
    ),
    alike(
      elements,
      ({ tableHead }) => tableHead,
      ({ from, height }, tags) => {
        const tables = strutsIn('table', tags);
        return (
          rule(tables, ofLayout('table')) +
          fromWidth(from, rule(tables, { '--_table-head-size': em(height) }))
        );
      },
    ),
    alike(
      elements,
      (sizes) => (sizes === baseSizes ? undefined : sizes.row),
      (own, tags) => rowSizes(own, tags),
    ),
    alike(
      elements,
      ({ wide }) => wide,
      (wide, tags) => wide.map((step) => fromWidth(step.from, rowSizes(step.row, tags))).join(''),
    ),
    hiddenRules([...new Set(stacks.flatMap(partsOf))], (_, part) => strutsWhere(isHidden(part!))),
    alike(
      elements,
      ({ needsOneOf }) => needsOneOf,
      // Before the reader has said what to look for, there are no entries and no pages.
      (names, tags) =>
        rule(
          strutsWhere(
            (written) => [`:not(${names.map((name) => written(name)).join(', ')})`],
            tags,
          ),
          nothing,
        ),
    ),
  ];
}
