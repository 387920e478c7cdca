import { entriesBesideMap, mapHeight, mapHeightBeside, mapMetrics } from '../styles/map-sizes.js';
import { em, fromWidth, rule } from '../styles/rule.js';
import { written } from './placeholder-selectors.js';

const view = (value: string) => written('view', `='${value}'`);
const BOTH = `&${view('both')}`;

/** The room of a map, above the entries or beside them: rules for within those of its element. */
export function mapRules(): string[] {
  const { beside, gap } = mapMetrics;
  return [
    rule(`&:is(${view('map')}, ${view('both')})::before`, {
      '--_map-block-size': `calc(${mapHeight()} + ${em(gap)})`,
    }),
    fromWidth(
      beside.from,
      rule(`${BOTH}::before`, {
        '--_map-block-size': '0px',
        '--_map-beside-size': mapHeightBeside(),
      }),
    ),
  ];
}

/** Beside a map, other numbers of entries stand side by side. */
export function columnsBesideMap(): string {
  const { beside, columns } = mapMetrics;
  const rules = Object.entries(columns).map(([layout, count]) => {
    const selector = layout === 'list' ? '' : written('layout', `='${layout}'`);
    return rule(`${BOTH}${selector}::before`, { ...entriesBesideMap, '--_fit': count });
  });
  return fromWidth(beside.from, rules.join(''));
}
