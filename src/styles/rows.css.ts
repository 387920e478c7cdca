/** Heights of entries and of all parts around them, in an element's shadow root. */
import { hostHeights } from './looks.js';
import {
  entriesHeight,
  footnoteRules,
  formHeight,
  formRows,
  GAP,
  heights,
  inLayouts,
  layoutRules,
  listDefaults,
  padding,
  widths,
  kindRules,
} from './rows.js';
import { em, fromWidth, rule } from './rule.js';

export default [
  rule(':host', { ...hostHeights, '--_padding': padding }),
  rule('[data-layout]', listDefaults),
  kindRules('item', inLayouts('')),
  layoutRules(inLayouts('')),
  rule('.list', {
    'max-inline-size': `calc(var(--_columns) * (var(--_widest-card, 100cqi) + ${em(GAP)}) - ${em(GAP)})`,
  }),
  rule('.reserved', { height: `calc(var(--_table-head, 0px) + ${entriesHeight})` }),
  // Reserves the space of a scrollbar if the entries will have one.
  rule(`.reserved[data-layout='carousel']`, {
    display: 'grid',
    grid: `var(--_row) / calc(var(--_entries) * (var(--_card) + ${em(GAP)}) - ${em(GAP)})`,
    height: 'auto',
    'overflow-x': 'auto',
  }),
  rule('.header', { grid: `minmax(${em(heights.heading)}, auto) / minmax(0, 1fr)` }),
  footnoteRules('.footnote', 'min-height'),
  fromWidth(
    widths.footnoteInHeading,
    rule('.header', { 'grid-template-columns': 'minmax(0, 1fr) 16em' }),
  ),
  formRows('.controls'),
  rule('.has-form', { '--_form-height': `calc(${formHeight})` }),
  rule('.pagination', { 'min-block-size': em(heights.pager) }),
].join('');
