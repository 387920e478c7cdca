import type { ParameterTable } from '../client/validation/parameter.js';
import { hasValue } from '../client/validation/validate.js';
import type { Feature } from './feature.js';
import type { WidgetHost } from './host.js';
import { lazyModules } from './lazy-modules.js';
import { INITIAL_STATE } from './request/request-state.js';
import { KEPT_FIELDS } from '../features/keep/kept-fields.js';

/** True if readers have controls, or if a result has to be announced. */
function isInteractive({ awaitsConsent, options, state }: WidgetHost): unknown {
  if (awaitsConsent) return false;
  const { controls, layout, pager, view } = options;
  const { answer, selection } = state;
  const { page = 1, pageCount = 1 } = answer?.records.length ? {} : (answer?.page ?? {});
  return (
    controls[0] ||
    view === 'both' ||
    pager !== 'none' ||
    page < pageCount ||
    layout === 'carousel' ||
    selection !== INITIAL_STATE.selection
  );
}

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
  { module: lazyModules.interaction, isNeeded: isInteractive },
  {
    module: lazyModules.consent,
    isNeeded: ({ awaitsConsent }) => awaitsConsent,
    // The request for consent has no controls, and no space of entries.
    render: ({ missingConsents }) =>
      missingConsents.includes('click')
        ? {
            needsReaderInput: true,
            hasControls: false,
            hasForm: false,
            hasGenres: false,
          }
        : {},
  },
  {
    module: lazyModules.credit,
    isNeeded: ({ settings }) => hasValue(settings.credit) || hasValue(settings.disclaimer),
  },
] as const satisfies readonly Feature<WidgetHost>[];
