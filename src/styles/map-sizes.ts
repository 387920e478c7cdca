import { em, fromWidth, rule, type Declarations } from './rule.js';

/** The room of a map, in em of the element's font. */
export const mapMetrics = {
  /** Its height above the entries, or where there is nothing else. */
  height: 22,
  /** Between map and entries. */
  gap: 0.75,
  /** From this width on, the map of `view="both"` stands beside the entries. */
  beside: { from: 48, height: 40, share: 42 },
  /** Entries side by side there. */
  columns: { list: 1, compact: 1, grid: 2 },
} as const;

/** The height of a map, which an author can name. */
export const mapHeight = (): string => `var(--mkt-map-height, ${em(mapMetrics.height)})`;
/** Beside the entries it is higher, but all of it can be in view. */
export const mapHeightBeside = (): string =>
  `var(--mkt-map-height, min(${em(mapMetrics.beside.height)}, 100vh - 2em))`;

/** What entries have to know there. */
export const entriesBesideMap: Declarations = {
  '--_width': `(100cqi - ${em(mapMetrics.gap)}) * ${(100 - mapMetrics.beside.share) / 100}`,
};

/** CSS for the shadow root of an element with a map. */
export function mapSizeRules(): string {
  const { gap, beside, columns } = mapMetrics;
  const both = `.views[data-view='both']`;
  return [
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
}
