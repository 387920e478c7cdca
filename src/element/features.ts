import type { ParameterTable } from '../client/validation/parameter.js';
import { hasValue } from '../client/validation/validate.js';
import type { Feature } from './feature.js';
import type { WidgetHost } from './host.js';
import { lazyModules } from './lazy-modules.js';
import { interactionFeature } from '../features/interaction/interaction-feature.js';
import { KEPT_FIELDS } from '../features/keep/kept-fields.js';

/** The attributes of features in one table. */
export const attributesOf = (features: readonly Feature[]): ParameterTable =>
  Object.assign({}, ...features.map(({ attributes }) => attributes)) as ParameterTable;

/** The features of all elements with entries, in the order in which they change entries. */
export const features = [
  // A reader's own list is not counted.
  { module: lazyModules.analytics, isNeeded: ({ kept, settings }) => settings.analytics && !kept },
  { module: lazyModules.jsonLd, isNeeded: ({ options }) => options.jsonLd != null },
  {
    module: lazyModules.linkParams,
    isNeeded: ({ settings }) => settings.linkParams,
    isAwaited: true,
  },
  { module: lazyModules.fit, isNeeded: ({ options }) => options.fit, isAwaited: true },
  { module: lazyModules.shops, isNeeded: ({ options }) => options.shops.length, isAwaited: true },
  {
    module: lazyModules.keep,
    isNeeded: ({ awaitsConsent, kept, options }) =>
      hasValue(options.keep) && !kept && !awaitsConsent,
    fields: ({ keep }) => (hasValue(keep) ? KEPT_FIELDS : []),
  },
  {
    module: lazyModules.itemTemplate,
    isNeeded: ({ options }) => options.itemTemplate,
    isAwaited: true,
  },
  {
    module: lazyModules.table,
    isNeeded: ({ options }) => options.layout === 'table',
    isAwaited: true,
  },
  interactionFeature,
  { module: lazyModules.consent, isNeeded: ({ awaitsConsent }) => awaitsConsent },
  {
    module: lazyModules.credit,
    isNeeded: ({ settings }) => hasValue(settings.credit) || hasValue(settings.disclaimer),
  },
] as const satisfies readonly Feature<WidgetHost>[];
