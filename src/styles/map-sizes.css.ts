/** The room of a map, in an element that may have one. */
import { entriesBesideMap, mapHeight, mapHeightBeside, mapMetrics } from './map-sizes.js';
import { em, fromWidth, rule } from './rule.js';

const { gap, beside, columns } = mapMetrics;
const both = `.views[data-view='both']`;

export default [
  rule('.views', { display: 'grid', 'grid-template-columns': 'minmax(0, 1fr)', gap: em(gap) }),
  // The arrows of the row below it.
  rule(`.controls:has(+ .views[data-view='map']) .arrow`, {
    'margin-block-start': `calc(${mapHeight()} + ${em(gap)})`,
  }),
  rule('.map', { position: 'relative', 'min-width': 0, 'block-size': mapHeight() }),
  fromWidth(
    beside.from,
    [
      rule(both, {
        'grid-template-columns': `minmax(0, ${100 - beside.share}fr) minmax(0, ${beside.share}fr)`,
        'align-items': 'start',
      }),
      rule(`${both} .map`, {
        'grid-area': '1 / 2',
        position: 'sticky',
        top: '1em',
        'block-size': mapHeightBeside(),
      }),
      rule(`${both} .entries`, { 'grid-area': '1 / 1' }),
      rule(`${both} .list`, entriesBesideMap),
      ...Object.entries(columns).map(([layout, count]) =>
        rule(`${both} .list[data-layout='${layout}']`, { '--_fit': count }),
      ),
    ].join(''),
  ),
].join('');
