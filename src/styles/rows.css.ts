/** Heights of entries and of all parts around them, in an element's shadow root. */
import { hostHeights } from './looks.js';
import {
  defaultRules,
  footnoteHeight,
  formHeight,
  GAP,
  heights,
  inLayouts,
  layoutRules,
  MAX_COLUMNS,
  padding,
  sharedHeight,
  widths,
} from './rows.js';
import { em, fromWidth, range, rule } from './rule.js';

/**
 * Centres the last row if it has fewer entries than columns. An entry spans two tracks, so that a row can begin in the
 * middle of one. No selector finds that row, so its entries are counted from the end.
 */
function lastRow(): string {
  const lists = inLayouts('.list')('list', 'grid');
  const entry = (fromEnd: number) => `:is(${lists}) > :nth-last-child(${fromEnd})`;
  const column = (fromEnd: number) =>
    `2 * mod(var(--_count) - ${fromEnd}, var(--_columns)) + clamp(0, var(--_rest) + 1 - ${fromEnd}, 1) * var(--_end)`;
  return (
    rule(lists, {
      '--_rest': 'mod(var(--_count), var(--_columns))',
      '--_end': '(var(--_columns) - var(--_rest))',
      'grid-template-columns': 'repeat(calc(2 * var(--_columns)), minmax(0, 1fr))',
    }) +
    rule(`:is(${lists}) > *`, { 'grid-column-end': 'span 2' }) +
    range(MAX_COLUMNS - 1)
      .map((fromEnd) =>
        rule(entry(fromEnd), { 'grid-column-start': `calc(1 + ${column(fromEnd)})` }),
      )
      .join('')
  );
}

export default [
  rule(':host', { ...hostHeights, '--_padding': padding }),
  defaultRules('[data-layout]'),
  layoutRules(inLayouts('')),
  rule(`[data-layout='grid']`, { '--_widest-card': em(widths.widestCard) }),
  rule('.list', {
    // With fewer entries than fit, they are in the middle.
    'margin-inline': 'auto',
    'justify-content': 'safe center',
    'max-inline-size': `calc(var(--_columns) * (var(--_widest-card, 100cqi) + ${em(GAP)}) - ${em(GAP)})`,
  }),
  lastRow(),
  `@container (width < 11em) { ${sharedHeight()} }`,
  rule('.header', { grid: `minmax(${em(heights.heading)}, auto) / minmax(0, 1fr)` }),
  rule('.content', { '--_label': footnoteHeight }),
  fromWidth(
    widths.footnoteInHeading,
    rule('.header', { 'grid-template-columns': 'minmax(0, 1fr) 16em' }) +
      rule('.header > .footnote', { 'justify-content': 'end' }),
  ),
  rule('.has-form', { '--_form-height': formHeight }),
  rule('.pagination', { 'min-block-size': em(heights.pager) }),
].join('');
