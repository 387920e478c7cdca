import { usualPager } from '../styles/control-cells.js';
import { columnCounts, columns, gridCard, namedColumns } from '../styles/column-rules.js';
import { calendarMetrics } from '../styles/calendar-sizes.js';
import { baseSizes } from '../styles/entry-sizes.js';
import { hiddenRules, partsOf, stackHeight } from '../styles/stack-rules.js';
import {
  baseLayouts,
  bookmarkButtonHeight,
  defaultEntries,
  noteMetrics,
} from '../styles/metrics.js';
import { hostRoom, itemPadding, lookRoomRules } from '../styles/looks.js';
import { em, fromWidth, rule, upTo } from '../styles/rule.js';
import { controlSizes, formColumnRules, pagerBlockSize } from '../styles/size-rules.js';
import { controlRules } from './control-placeholders.js';
import {
  entriesShown,
  entrySizeRules,
  entrySizes,
  layoutRule,
  rowSize,
  select,
  STRUT,
  strutOf,
} from './entry-placeholders.js';
import { columnsBesideMap, mapRules } from './map-placeholders.js';
import { either, is, undrawn, written } from './placeholder-selectors.js';
import { tags } from './tags.js';

/** What shows no entries. */
const WITHOUT_ENTRIES = ['mkt-config', 'mkt-bookmark-button'];
/** The links that the command `prerender` has put into an element. */
const PRERENDERED = '[data-mkt-prerendered]';

/** How long room is kept for a script that does not come. */
const PATIENCE = '8s';

const block = (selector: string, rules: readonly string[]) => `${selector} {\n${rules.join('')}}\n`;

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
  return upTo(defaultEntries).map((count) => {
    const [limit, hits] = ['limit', 'hits'].map((name) => written(name, `='${count}'`));
    const ofService = `:where(:not(${written('limit')}))${hits}`;
    return rule(`&:is(${limit}, ${ofService})::before`, entriesShown(count));
  });
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
