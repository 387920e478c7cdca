import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { lazyModules } from '../../element/lazy-modules.js';
import { keptAttributes } from './keep-attributes.js';

/** The list of what the reader keeps: its items come from the module. */
export const keptFeature = {
  attributes: keptAttributes,
  module: lazyModules.keep,
  isNeeded: ({ awaitsConsent, kept }) => kept && !awaitsConsent,
  isAwaited: true,
} as const satisfies Feature<WidgetHost>;
