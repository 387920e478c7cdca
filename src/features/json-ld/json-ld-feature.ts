import type { ParameterTable, ParamsOfTable } from '../../client/validation/parameter.js';
import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';

const attributes = {
  /**
   * Writes the shown entries into the page as structured data of schema.org, for search engines, with the prices
   * that are shown; `ratings`: also with ratings, where the engines' rules allow it.
   */
  jsonLd: { kind: 'text', values: ['', 'ratings'], bare: true },
} as const satisfies ParameterTable;

declare module '../../templates/display-attributes.js' {
  interface DisplayValues extends ParamsOfTable<typeof attributes> {}
}

export const jsonLdFeature = {
  attributes,
  isForDisplay: true,
  module: new LazyModule(() => import('./json-ld.js')),
  isNeeded: ({ options }) => options.jsonLd != null,
  fields: ({ jsonLd }) => (jsonLd == null ? [] : undefined),
} as const satisfies Feature<WidgetHost>;
