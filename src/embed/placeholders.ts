import { calendarMetrics } from '../styles/calendar-sizes.js';
import { columnCounts, columns, gridCard, namedColumns } from '../styles/column-rules.js';
import { usualPager } from '../styles/control-cells.js';
import { hostRoom, itemPadding, lookRoomRules } from '../styles/looks.js';
import { bookmarkButtonHeight, defaultEntries, noteMetrics } from '../styles/metrics.js';
import { em, fromWidth, rule, upTo } from '../styles/rule.js';
import { controlSizes, formColumnRules, pagerBlockSize } from '../styles/size-rules.js';
import { stackHeight } from '../styles/stack-rules.js';
import { controlRules } from './control-placeholders.js';
import { entriesShown, entryRules, ofLayout, rowSize, strutsIn } from './entry-placeholders.js';
import { columnsBesideMap, mapRules } from './map-placeholders.js';
import { allStruts, either, is, strutsWhere, tagged, undrawn } from './placeholder-selectors.js';
import { tags } from './tags.js';

/** What shows no entries. */
const WITHOUT_ENTRIES = ['mkt-config', 'mkt-bookmark-button'];
/** The links that the command `prerender` has put into an element. */
const PRERENDERED = '[data-mkt-prerendered]';

/** How long room is kept for a script that does not come. */
const PATIENCE = '8s';

const block = (selector: string, rules: readonly string[]) => `${selector} {\n${rules.join('')}}\n`;

/** The height of the strut, out of what the rules below say of the element. */
function strutHeight(): string {
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
  return `calc(${heights.join(' + ')})`;
}

/** The room of the heading, and of the label with the time beside or below it. */
function noteRules(elements: readonly string[]): string[] {
  const { heading, note, beside } = noteMetrics;
  const headed = strutsWhere(
    (written) => [written('heading'), `:has(> [slot='heading'])`],
    elements,
  );
  return [
    ...note.map(({ from, height }) =>
      fromWidth(from, rule(allStruts(elements), { '--_note-block-size': em(height) })),
    ),
    rule(headed, { '--_heading-block-size': em(heading) }),
    fromWidth(beside.from, rule(headed, { '--_note-block-size': '0em' })),
  ];
}

/** The number of entries that the author asks for. */
const limitRules = (): string[] =>
  upTo(defaultEntries).map((count) =>
    rule(
      strutsWhere((written) => [
        written('limit', `='${count}'`),
        `${written('hits', `='${count}'`)}:where(:not(${written('limit')}))`,
      ]),
      entriesShown(count),
    ),
  );

/** No more side by side than the author says. */
const columnRules = (): string[] =>
  columnCounts.map((count) =>
    rule(
      strutsWhere((written) => [written('columns', `='${count}'`)]),
      namedColumns(count),
    ),
  );

/** What the strut is as high as. */
function roomRules(elements: readonly string[]): string[] {
  const pager = { '--_pager-block-size': em(pagerBlockSize()) };
  const calendar = { '--_calendar-block-size': em(calendarMetrics.height + calendarMetrics.gap) };
  return [
    rule(allStruts(elements), {
      ...controlSizes,
      ...itemPadding,
      ...columns,
      ...ofLayout('list'),
      ...entriesShown(defaultEntries),
      ...rowSize(stackHeight),
    }),
    formColumnRules(allStruts(elements)),
    rule(
      strutsWhere((written) => ['more', 'pages'].map((one) => written('pager', `='${one}'`))),
      pager,
    ),
    rule(
      strutsWhere((written) => [`:not(${written('pager')})`], [usualPager]),
      pager,
    ),
    ...noteRules(elements),
    ...limitRules(),
    rule(strutsIn('grid'), gridCard),
    ...columnRules(),
    rule(
      strutsWhere((written) => [written('controls', `~='calendar'`)]),
      calendar,
    ),
    ...mapRules(),
    ...entryRules(elements),
    columnsBesideMap(),
  ];
}

/** The room of a button: that of its one line. What is to be shown in its place has its own. */
function buttonRules(): string {
  const button = `mkt-bookmark-button:not([phase])${is([':empty', '[access-token]'])}`;
  return (
    rule(button, { display: 'inline-flex' }) +
    rule(`${button}::before`, { content: '"\\200b"', 'line-height': em(bookmarkButtonHeight) })
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
  return [
    block(tagged(elements), controlRules()),
    block(tagged([...elements, 'mkt-config']), [
      lookRoomRules((name, value) => either(({ written }) => [`&${written(name, `='${value}'`)}`])),
    ]),
    rule('mkt-config:not(:defined)', { display: 'block' }),
    buttonRules(),
    // The room of their pictures is square, the pictures are as they are.
    rule(`${PRERENDERED} img`, { 'object-fit': 'contain' }),
    // Style sheets of the page go before, as they do once there is a shadow root.
    block('@layer', [rule(undrawnOnes, hostRoom)]),
    block('@keyframes mkt-room-lapses', [rule('to', { height: 0 })]),
    block('@keyframes mkt-list-shows', [rule('to', { position: 'static' })]),
    block(undrawnOnes, [
      rule('&', {
        display: 'flow-root',
        position: 'relative',
        'container-type': 'inline-size',
        'writing-mode': 'horizontal-tb',
        'contain-intrinsic-inline-size': '20em',
      }),
      rule('&::before', {
        content: '""',
        // The fallback flows beside it.
        float: 'inline-start',
        // Style sheets that take all animations away would have it lapse at once.
        animation: `0s ${PATIENCE} forwards mkt-room-lapses !important`,
        height: strutHeight(),
      }),
      // As high as it may be, it has the room of the entries and no more.
      rule(`& > ${PRERENDERED}`, {
        position: 'absolute',
        inset: 0,
        overflow: 'hidden',
        margin: 0,
        animation: `0s ${PATIENCE} forwards mkt-list-shows !important`,
      }),
      block('@media (scripting: none)', [
        rule('&::before', { content: 'none !important' }),
        rule(`& > ${PRERENDERED}`, { position: 'static !important' }),
      ]),
    ]),
    ...roomRules(elements),
  ].join('');
}
