import { LazyModule } from './lazy-module.js';

/** The lazy modules, except the client's frame transport (`client/transports/index.ts`). */
export const lazyModules = {
  /** Messages for authors: broken rules, unknown attributes. */
  diagnostics: new LazyModule(() => import('../features/diagnostics/diagnostics.js')),
  /** Controls for readers: forms, pagination, genres, carousels. */
  interaction: new LazyModule(() => import('../features/interaction/interaction.js')),
  /** Clicks and impressions for web analytics. */
  analytics: new LazyModule(() => import('../features/analytics/analytics.js')),
  /** Parameters for links to the marketplace. */
  linkParams: new LazyModule(() => import('../features/link-params/link-params.js')),
  /** Credit and disclaimer. */
  credit: new LazyModule(() => import('../features/credit/credit.js')),
  /** Structured data of the entries. */
  jsonLd: new LazyModule(() => import('../features/json-ld/json-ld.js')),
  /** The ends of points and sales. */
  ends: new LazyModule(() => import('../features/ends/ends.js')),
  /** The reader's consent to requests. */
  consent: new LazyModule(() => import('../features/consent/consent.js')),
  /** Entries in a box of a fixed size. */
  fit: new LazyModule(() => import('../features/fit/fit.js')),
  /** Substitutes for an unavailable item. */
  substitute: new LazyModule(() => import('../features/substitute/substitute.js')),
  /** A search by the words of the page. */
  keywordFrom: new LazyModule(() => import('../features/keyword-from/keyword-from.js')),
  /** The layout `table`. */
  table: new LazyModule(() => import('../features/table/table.js')),
  /** The layout `compare`. */
  compare: new LazyModule(() => import('../features/compare/compare.js')),
  /** Entries by an author's template. */
  itemTemplate: new LazyModule(() => import('../features/item-template/item-template.js')),
  /** The entries on a map. */
  map: new LazyModule(() => import('../features/map/map.js')),
  /** Nights with their prices. */
  calendar: new LazyModule(() => import('../features/calendar/calendar.js')),
  /** The panel for authors: state and problems of an element. */
  doctor: new LazyModule(async () => {
    // It imports the messages for authors from there.
    await import('../features/diagnostics/diagnostics.js');
    return import('../features/doctor/doctor.js');
  }),
  /** Links to other shops in each entry. */
  shops: new LazyModule(() => import('../features/shops/shops.js')),
  /** Things that readers keep. */
  keep: new LazyModule(() => import('../features/keep/keep.js')),
  /** Vacant rooms. */
  rooms: new LazyModule(() => import('../features/rooms/rooms.js')),
};
