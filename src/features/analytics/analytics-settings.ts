import type { ParameterTable } from '../../client/validation/parameter.js';

/** The setting of the reports to web analytics. */
export const analyticsSettings = {
  /**
   * Reports clicks and impressions of entries to the page's web analytics: `gtag`, `dataLayer`, `plausible`,
   * `matomo`, `umami`, separated by spaces.
   */
  analytics: { kind: 'text' },
} as const satisfies ParameterTable;
