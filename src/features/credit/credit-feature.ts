import { hasValue } from '../../client/validation/validate.js';
import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';

/**
 * Credit and disclaimer: the settings `credit` and `disclaimer`.
 * @csspart credit - The credit line: with `credit`.
 * @csspart disclaimer - The text about prices: with `disclaimer`.
 */
export const creditFeature = {
  module: new LazyModule(() => import('./credit.js')),
  isNeeded: ({ settings }) => hasValue(settings.credit) || hasValue(settings.disclaimer),
} as const satisfies Feature<WidgetHost>;
