import type { ParameterTable, ParamsOfTable } from '../../client/validation/parameter.js';
import { hasValue } from '../../client/validation/validate.js';
import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';

const creditSettings = {
  /**
   * Credit line that the service requires, with its address at the end:
   * `Supported by Example https://developer.example/`. Shown once on the page.
   */
  credit: { kind: 'text' },
  /** A text about prices beside it, such as “Prices may have changed.” */
  disclaimer: { kind: 'text' },
  /** Place of credit and disclaimer: below the last element of the page (`page`), or below each (`each`). */
  creditPlace: { kind: 'text', values: ['page', 'each'], default: 'page' },
} as const satisfies ParameterTable;

declare module '../../element/settings/settings.js' {
  interface ElementSettings extends ParamsOfTable<typeof creditSettings> {}
}

/**
 * Credit and disclaimer: the settings `credit` and `disclaimer`.
 * @csspart credit - The credit line: with `credit`.
 * @csspart disclaimer - The text about prices: with `disclaimer`.
 */
export const creditFeature = {
  settings: creditSettings,
  module: new LazyModule(() => import('./credit.js')),
  isNeeded: ({ settings }) => hasValue(settings.credit) || hasValue(settings.disclaimer),
} as const satisfies Feature<WidgetHost>;
