import { entriesBesideMap, mapHeight, mapHeightBeside, mapMetrics } from '../styles/map-sizes.js';
import { em, fromWidth, rule } from '../styles/rule.js';
import { strutsWhere } from './placeholder-selectors.js';

const BOTH = `='both'`;

/** The room of a map, above the entries or beside them. */
export function mapRules(): string[] {
  const { beside, gap } = mapMetrics;
  return [
    rule(
      strutsWhere((written) => [written('view', `='map'`), written('view', BOTH)]),
      { '--_map-block-size': `calc(${mapHeight()} + ${em(gap)})` },
    ),
    fromWidth(
      beside.from,
      rule(
        strutsWhere((written) => [written('view', BOTH)]),
        { '--_map-block-size': '0px', '--_map-beside-size': mapHeightBeside() },
      ),
    ),
  ];
}

/** Beside a map, other numbers of entries stand side by side. */
export function columnsBesideMap(): string {
  const { beside, columns } = mapMetrics;
  const rules = Object.entries(columns).map(([layout, count]) =>
    rule(
      strutsWhere((written) => [
        written('view', BOTH) + (layout === 'list' ? '' : written('layout', `='${layout}'`)),
      ]),
      { ...entriesBesideMap, '--_fit': count },
    ),
  );
  return fromWidth(beside.from, rules.join(''));
}
