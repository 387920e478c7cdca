import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';

/** Structured data of the entries: the attribute `json-ld`. */
export const jsonLdFeature = {
  module: new LazyModule(() => import('./json-ld.js')),
  isNeeded: ({ options }) => options.jsonLd != null,
} as const satisfies Feature<WidgetHost>;
