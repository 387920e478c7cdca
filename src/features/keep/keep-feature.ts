import { urlOrPath } from '../../client/settings.js';
import type { ParameterTable, ParamsOfTable } from '../../client/validation/parameter.js';
import { hasValue } from '../../client/validation/validate.js';
import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';

const keepSettings = {
  /**
   * Adds a button to each entry by which readers keep it. The value is the address of the page with their list:
   * `<mkt-shortlist kept>`.
   */
  keep: urlOrPath,
} as const satisfies ParameterTable;

declare module '../../element/settings/settings.js' {
  interface ElementSettings extends ParamsOfTable<typeof keepSettings> {}
}

declare module '../../element/host.js' {
  interface RecordHost {
    /** True for the list of what the reader keeps. */
    readonly kept?: boolean | '' | undefined;
  }
}

const module = new LazyModule(() => import('./keep.js'));

/** The fields of records with the ids of entries that readers keep: `kept-id.ts` reads them. */
const ID_FIELDS = ['hotelNo', 'productId', 'isbn', 'jan', 'itemNumber', 'itemCode', 'golfCourseId'];

/**
 * The buttons by which readers keep entries: the setting `keep`.
 * @csspart keep - The button that keeps an entry: with `keep`.
 * @csspart keep-note - The text below the entry, after a press.
 * @csspart keep-link - The link to the list, in that text.
 * @fires {CustomEvent<{kept: boolean, kind: string, id: string, name: string}>} mkt-keep - The reader keeps an entry, or
 *   not any more: with `keep`.
 */
export const keepFeature = {
  settings: keepSettings,
  module,
  isNeeded: ({ kept, settings }) => hasValue(settings.keep) && !kept,
  fields: (_, { keep }) => (hasValue(keep) ? ID_FIELDS : []),
} as const satisfies Feature<WidgetHost>;

/**
 * The list of what the reader keeps: its items come from the module.
 * @csspart kept-tools - The buttons of a kept list, and the result of the last press.
 * @csspart kept-share - The button that shares the address of the list.
 * @csspart kept-empty - The button that removes all.
 * @csspart kept-undo - The button that restores what was removed.
 * @csspart kept-merge - The button that adds a shared list to the reader's own.
 * @csspart kept-own - The button that displays the reader's own list in place of a shared one.
 */
export const keptFeature = {
  attributes: {
    /** Shows what the reader keeps, in place of the items inside: these are displayed while there is nothing. */
    kept: { kind: 'boolean' },
  },
  module,
  isNeeded: ({ kept }) => kept,
  isAwaited: true,
} as const satisfies Feature<WidgetHost>;
