import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';

/** Parameters for links to the marketplace: the setting `link-params`. */
export const linkParamsFeature = {
  module: new LazyModule(() => import('./link-params.js')),
  isNeeded: ({ settings }) => settings.linkParams,
  isAwaited: true,
} as const satisfies Feature<WidgetHost>;
