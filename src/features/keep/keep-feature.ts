import { hasValue } from '../../client/validation/validate.js';
import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';

const module = new LazyModule(() => import('./keep.js'));

/** The fields of records with the ids of things that readers keep: `kept-id.ts` reads them. */
const ID_FIELDS = ['hotelNo', 'productId', 'isbn', 'jan', 'itemNumber', 'itemCode', 'golfCourseId'];

/** The buttons by which readers keep entries: the setting `keep`. */
export const keepFeature = {
  module,
  isNeeded: ({ awaitsConsent, kept, options }) => hasValue(options.keep) && !kept && !awaitsConsent,
  fields: ({ keep }) => (hasValue(keep) ? ID_FIELDS : []),
} as const satisfies Feature<WidgetHost>;

/** The list of what the reader keeps: its items come from the module. */
export const keptFeature = {
  attributes: {
    /** Shows what the reader keeps, in place of the items inside: these are displayed while there is nothing. */
    kept: { kind: 'boolean' },
  },
  module,
  isNeeded: ({ awaitsConsent, kept }) => kept && !awaitsConsent,
  isAwaited: true,
} as const satisfies Feature<WidgetHost>;
