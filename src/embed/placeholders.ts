import { usualPager } from '../styles/control-cells.js';
import { bookSizes, ebookSizes } from '../components/book-list/sizes.js';
import { bookmarkSizes } from '../components/bookmark-list/sizes.js';
import { golfSizes } from '../components/golf-finder/sizes.js';
import { hotelDetailSizes } from '../components/hotel-detail/sizes.js';
import { hotelSizes } from '../components/hotel-search/sizes.js';
import { pickSizes } from '../components/picks/sizes.js';
import { productSizes } from '../components/product-search/sizes.js';
import {
  carouselCard,
  columnCounts,
  columns,
  fitRules,
  gridCard,
  namedColumns,
} from '../styles/column-rules.js';
import { calendarMetrics } from '../styles/calendar-sizes.js';
import { baseSizes, type EntrySizes, type Sizes } from '../styles/entry-sizes.js';
import {
  hiddenRules,
  partsOf,
  stackHeight,
  stackRules,
  type Select,
} from '../styles/stack-rules.js';
import {
  baseLayouts,
  bookmarkButtonHeight,
  defaultEntries,
  metrics,
  noteMetrics,
  type Layout,
} from '../styles/metrics.js';
import { hostRoom, itemPadding, lookRoomRules, rowGap } from '../styles/looks.js';
import { em, fromWidth, rule } from '../styles/rule.js';
import { controlSizes, formColumnRules, pagerBlockSize } from '../styles/size-rules.js';
import { controlRules } from './control-placeholders.js';
import { columnsBesideMap, mapRules } from './map-placeholders.js';
import { either, is, undrawn, written } from './placeholder-selectors.js';
import { tags } from './tags.js';

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

/** What shows no entries. */
const WITHOUT_ENTRIES = ['mkt-config', 'mkt-bookmark-button'];
const LAYOUTS: readonly Layout[] = [...baseLayouts, 'table'];
/** The links that the command `prerender` has put into an element. */
const PRERENDERED = '[data-mkt-prerendered]';

/** How long room is kept for a script that does not come. */
const PATIENCE = '8s';

/** Until an element is drawn, a strut as high as it will be stands in it. */
const STRUT = '&::before';
function strutOf(layout: Layout): string {
  if (layout === 'list') return STRUT;
  // Below a map alone, entries are one row.
  const map = layout === 'carousel' ? [written('view', `='map'`)] : [];
  return `&${is([written('layout', `='${layout}'`), ...map])}::before`;
}
const block = (selector: string, rules: readonly string[]) => `${selector} {\n${rules.join('')}}\n`;
const entriesShown = (count: number) => ({ '--_entries': count });

/** The height of the strut, out of what the rules below say of the element. */
function strutRule(): string {
  const rows = 'round(up, var(--_entries) / var(--_columns), 1)';
  const heights = [
    'var(--_heading-block-size, 0em)',
    'var(--_note-block-size)',
    'var(--_form-block-size, 0px)',
    'var(--_genres-block-size, 0px)',
    'var(--_table-head-size, 0px)',
    'var(--_pager-block-size, 0px)',
    'var(--_calendar-block-size, 0px)',
    'var(--_map-block-size, 0px)',
    `max(${rows} * (var(--_row-size) + var(--_gap)) - var(--_gap), var(--_map-beside-size, 0px))`,
  ];
  return rule(STRUT, {
    content: '""',
    // The fallback flows beside it.
    float: 'inline-start',
    // Style sheets that take all animations away would have it lapse at once.
    animation: `0s ${PATIENCE} forwards mkt-room-lapses !important`,
    ...controlSizes,
    ...itemPadding,
    ...columns,
    ...entriesShown(defaultEntries),
    height: `calc(${heights.join(' + ')})`,
  });
}

const rowSize = (size: string) => ({ '--_row-size': `var(--mkt-row-height, ${size})` });

/** Elements that are not drawn yet. */
const select: Select = (layouts, hidden) => {
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
function layoutRule(layout: Layout): string {
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

/** No more side by side than the author says. */
const columnRules = (): string[] =>
  columnCounts.map((count) =>
    rule(`&${written('columns', `='${count}'`)}::before`, namedColumns(count)),
  );

/** The room of the heading, and of the label with the time beside or below it. */
function noteRules(): string[] {
  const { heading, note, beside } = noteMetrics;
  const headed = `&${is([written('heading'), `:has(> [slot='heading'])`])}::before`;
  return [
    ...note.map(({ from, height }) =>
      fromWidth(from, rule(STRUT, { '--_note-block-size': em(height) })),
    ),
    rule(headed, { '--_heading-block-size': em(heading) }),
    fromWidth(beside.from, rule(headed, { '--_note-block-size': '0em' })),
  ];
}

/** The number of entries that the author asks for. */
function limitRules(): string[] {
  const counts = Array.from({ length: defaultEntries }, (_, index) => index + 1);
  return counts.map((count) => {
    const [limit, hits] = ['limit', 'hits'].map((name) => written(name, `='${count}'`));
    const ofService = `:where(:not(${written('limit')}))${hits}`;
    return rule(`&:is(${limit}, ${ofService})::before`, entriesShown(count));
  });
}

/** The room of entries, within the rules of the elements that it is of. */
function entrySizeRules(sizes: EntrySizes): string[] {
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

/** The room of a button: that of its one line. What is to be shown in its place has its own. */
function buttonRules(): string {
  const button = `mkt-bookmark-button:not([phase])${is([':empty', '[access-token]'])}`;
  return (
    rule(button, { display: 'inline-flex' }) +
    rule(`${button}::before`, { content: '"\\200b"', 'line-height': em(bookmarkButtonHeight) }) +
    // A sign has no text on whose line others could stand.
    rule(`${button}[icon]::before`, { content: '""', height: em(bookmarkButtonHeight) })
  );
}

/**
 * The stylesheet that keeps the room of elements from the first paint on, before any script has
 * run, and tells their own styles what comes late. Where no script comes, the fallback alone stays.
 * @returns CSS for the page
 */
export function placeholders(): string {
  const elements = Object.keys(tags).filter((tag) => !WITHOUT_ENTRIES.includes(tag));
  const undrawnOnes = undrawn(elements);
  const stacks = [baseSizes, ...Object.values(entrySizes)].flatMap(({ stack }) => stack ?? []);
  const hideable = [...new Set(stacks.flatMap(partsOf))];
  const pager = { '--_pager-block-size': em(pagerBlockSize()) };
  return [
    block(either(elements), controlRules()),
    lookRoomRules(
      (name, value) => either([...elements, 'mkt-config']) + written(name, `='${value}'`),
    ),
    rule('mkt-config:not(:defined)', { display: 'block' }),
    buttonRules(),
    // The room of their pictures is square, the pictures are as they are.
    rule(`${PRERENDERED} img`, { 'object-fit': 'contain' }),
    // Style sheets of the page go before, as they do once there is a shadow root.
    block('@layer', [rule(undrawnOnes, hostRoom)]),
    block('@keyframes mkt-room-lapses', [rule('to', { height: 0 })]),
    block('@keyframes mkt-list-shows', [rule('to', { position: 'static' })]),
    block('@media (scripting: none)', [
      rule(`:is(${undrawnOnes})::before`, { content: 'none !important' }),
      rule(`:is(${undrawnOnes}) > ${PRERENDERED}`, { position: 'static !important' }),
    ]),
    rule(undrawnOnes, {
      display: 'flow-root',
      position: 'relative',
      'container-type': 'inline-size',
      'contain-intrinsic-inline-size': '20em',
    }),
    block(undrawnOnes, [
      strutRule(),
      // As high as it may be, it has the room of the entries and no more.
      rule(`& > ${PRERENDERED}`, {
        position: 'absolute',
        inset: 0,
        overflow: 'hidden',
        margin: 0,
        animation: `0s ${PATIENCE} forwards mkt-list-shows !important`,
      }),
      formColumnRules(STRUT),
      rule(`&${is(['more', 'pages'].map((one) => written('pager', `='${one}'`)))}::before`, pager),
      rule(`&${either([usualPager])}:not(${written('pager')})::before`, pager),
      ...noteRules(),
      ...limitRules(),
      rule(strutOf('grid'), gridCard),
      ...columnRules(),
      rule(`&${written('controls', `~='calendar'`)}::before`, {
        '--_calendar-block-size': em(calendarMetrics.height + calendarMetrics.gap),
      }),
      ...mapRules(),
      rule(STRUT, rowSize(stackHeight)),
      hiddenRules(hideable, select),
      ...baseLayouts.map(layoutRule),
      ...entrySizeRules(baseSizes),
    ]),
    ...[...new Set(Object.values(entrySizes))].map((sizes) => {
      const own = elements.filter((tag) => entrySizes[tag] === sizes);
      return block(undrawn(own), entrySizeRules(sizes));
    }),
    block(undrawnOnes, [columnsBesideMap()]),
  ].join('');
}
