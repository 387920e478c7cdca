import type { ParameterTable, ParamsOfTable } from '../../client/validation/parameter.js';
import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';

const linkParamsSettings = {
  /**
   * Parameters for the links of entries, such as a sub-id: `scid=post42`. `{page}` is the path of the page,
   * `{position}` the position of the entry. The terms of the marketplace may forbid it.
   */
  linkParams: { kind: 'text' },
} as const satisfies ParameterTable;

declare module '../../element/settings/settings.js' {
  interface ElementSettings extends ParamsOfTable<typeof linkParamsSettings> {}
}

/** Parameters for links to the marketplace: the setting `link-params`. */
export const linkParamsFeature = {
  settings: linkParamsSettings,
  module: new LazyModule(() => import('./link-params.js')),
  isNeeded: ({ settings }) => settings.linkParams,
  isAwaited: true,
} as const satisfies Feature<WidgetHost>;
