import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';

/** Clicks and impressions for web analytics: the setting `analytics`. */
export const analyticsFeature = {
  module: new LazyModule(() => import('./analytics.js')),
  // A reader's own list is not counted.
  isNeeded: ({ kept, settings }) => settings.analytics && !kept,
} as const satisfies Feature<WidgetHost>;
