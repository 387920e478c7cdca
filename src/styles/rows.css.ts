/** Heights of entries and of all parts around them, in an element's shadow root. */
import { hostHeights } from './looks.js';
import {
  consentHeight,
  entriesHeight,
  defaultRules,
  footnoteHeight,
  formHeight,
  GAP,
  heights,
  inLayouts,
  layoutRules,
  padding,
  widths,
} from './rows.js';
import { em, fromWidth, rule } from './rule.js';

export default [
  rule(':host', { ...hostHeights, '--_padding': padding }),
  defaultRules('[data-layout]'),
  layoutRules(inLayouts('')),
  rule(`[data-layout='grid']`, { '--_widest-card': em(widths.widestCard) }),
  rule('.list', {
    'max-inline-size': `calc(var(--_columns) * (var(--_widest-card, 100cqi) + ${em(GAP)}) - ${em(GAP)})`,
  }),
  rule('.reserved', { height: `calc(var(--_table-head, 0px) + ${entriesHeight})` }),
  // Reserves the space of a scrollbar if the entries will have one.
  rule(`.reserved[data-layout='carousel']`, {
    display: 'grid',
    grid: `var(--_row-height) / calc(var(--_entries) * (var(--_card-width) + ${em(GAP)}) - ${em(GAP)})`,
    height: 'auto',
    'overflow-x': 'auto',
  }),
  rule('.header', { grid: `minmax(${em(heights.heading)}, auto) / minmax(0, 1fr)` }),
  rule('.footnote', { 'min-height': footnoteHeight }),
  fromWidth(
    widths.footnoteInHeading,
    rule('.header', { 'grid-template-columns': 'minmax(0, 1fr) 16em' }),
  ),
  rule('.consent', { 'min-block-size': consentHeight }),
  rule('.has-form', { '--_form-height': formHeight }),
  rule('.pagination', { 'min-block-size': em(heights.pager) }),
].join('');
