/** Heights of hotels and golf courses that differ from the heights of items; calendar and map. */
import { em, fromWidth, rule } from './rule.js';
import {
  besideMap,
  GAP,
  heights,
  kindRules,
  mapHeight,
  mapHeightBeside,
  SHARE_BESIDE_MAP,
  sharedHeight,
  widths,
} from './rows.js';

const both = `.views[data-view='both']`;

export default [
  kindRules('travel', `[data-kind='travel']`),
  `@container (width < 22em) { ${sharedHeight()} }`,
  rule('.calendar', {
    'min-block-size': em(heights.calendar - GAP),
    'margin-block-end': em(GAP),
  }),
  rule('.views > .map', {
    position: 'relative',
    'block-size': `calc(${mapHeight})`,
  }),
  rule('.map[data-tiles]', { '--_tiles': 2 }),
  rule('.views', { display: 'grid', 'grid-template-columns': 'minmax(0, 1fr)', gap: em(GAP) }),
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
      rule(`${both} [data-layout]`, besideMap),
  ),
].join('');
