/** The heights of entries, and of all around them, in the shadow root of an element. */
import { hostRoom } from './looks.js';
import {
  besideMap,
  entriesHeight,
  footnoteRules,
  formHeight,
  formRows,
  GAP,
  heights,
  inLayouts,
  layoutRules,
  listDefaults,
  mapHeight,
  mapHeightBeside,
  padding,
  SHARE_BESIDE_MAP,
  shownColumns,
  widths,
  kindRules,
} from './rows.js';
import { em, fromWidth, rule } from './rule.js';

const both = `.views[data-view='both']`;

export default [
  rule(':host', { ...hostRoom, '--_padding': padding }),
  rule('[data-layout]', { ...listDefaults, ...shownColumns }),
  kindRules('item', inLayouts('')),
  layoutRules(inLayouts('')),
  rule('.list', {
    'max-inline-size': `calc(var(--_shown-columns) * (var(--_widest-card, 100cqi) + ${em(GAP)}) - ${em(GAP)})`,
  }),
  rule('.reserved', { height: `calc(var(--_table-head, 0px) + ${entriesHeight})` }),
  rule(`.reserved[data-layout='carousel']`, { height: 'var(--_row)' }),
  rule('.header', { grid: `minmax(${em(heights.heading)}, auto) / minmax(0, 1fr)` }),
  footnoteRules('.note', 'min-height'),
  fromWidth(
    widths.footnoteInHeading,
    rule('.header', { 'grid-template-columns': 'minmax(0, 1fr) 16em' }),
  ),
  formRows('.controls'),
  rule('.has-form', { '--_form-height': `calc(${formHeight})` }),
  rule('.has-genres', { '--_genres-height': em(heights.genres) }),
  rule('.pagination', { 'min-block-size': em(heights.pager) }),
  rule('.calendar', {
    'min-block-size': em(heights.calendar - GAP),
    'margin-block-end': em(GAP),
  }),
  rule('.views > .map', { position: 'relative', 'min-width': 0, 'block-size': mapHeight }),
  rule('.views', { display: 'grid', 'grid-template-columns': 'minmax(0, 1fr)', gap: em(GAP) }),
  // The arrows of the row below it.
  rule(`.controls:has(+ .views[data-view='map']) .arrow`, {
    'margin-block-start': `calc(${mapHeight} + ${em(GAP)})`,
  }),
  fromWidth(
    widths.mapBeside,
    rule(both, {
      'grid-template-columns': `minmax(0, ${SHARE_BESIDE_MAP}fr) minmax(0, ${100 - SHARE_BESIDE_MAP}fr)`,
      'align-items': 'start',
    }) +
      rule(`${both} .map`, {
        'grid-area': '1 / 2',
        position: 'sticky',
        top: '1em',
        'block-size': mapHeightBeside,
      }) +
      rule(`${both} .entries`, { 'grid-area': '1 / 1' }) +
      besideMap(inLayouts(`${both} `)),
  ),
].join('');
