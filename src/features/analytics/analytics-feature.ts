import type { ParameterTable, ParamsOfTable } from '../../client/validation/parameter.js';
import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';

const analyticsSettings = {
  /**
   * Reports clicks and impressions of entries to the page's web analytics: `gtag`, `dataLayer`, `plausible`,
   * `matomo`, `umami`, separated by spaces.
   */
  analytics: { kind: 'text' },
} as const satisfies ParameterTable;

declare module '../../element/settings/settings.js' {
  interface ElementSettings extends ParamsOfTable<typeof analyticsSettings> {}
}

/** Clicks and impressions for web analytics: the setting `analytics`. */
export const analyticsFeature = {
  settings: analyticsSettings,
  module: new LazyModule(() => import('./analytics.js')),
  // A reader's own list is not counted.
  isNeeded: ({ kept, settings }) => settings.analytics && !kept,
} as const satisfies Feature<WidgetHost>;
