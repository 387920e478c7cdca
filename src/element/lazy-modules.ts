/**
 * The lazy modules, except the client's frame transport (`client/transports/index.ts`). In `mkt.all.js`,
 * `embed/all/lazy-modules.ts` replaces this module.
 */
export const lazyModules = {
  /** Messages for authors: broken rules, unknown attributes. */
  diagnostics: () => import('../features/diagnostics/diagnostics.js'),
  /** Controls for readers: forms, pagination, genres, carousels. */
  interaction: () => import('../features/interaction/interaction.js'),
  /** Clicks and impressions for web analytics. */
  analytics: () => import('../features/analytics/analytics.js'),
  /** Parameters for links to the marketplace. */
  linkParams: () => import('../features/link-params/link-params.js'),
  /** Credit and disclaimer. */
  credit: () => import('../features/credit/credit.js'),
  /** The ends of points and sales. */
  ends: () => import('../features/ends/ends.js'),
  /** The reader's consent to requests. */
  consent: () => import('../features/consent/consent.js'),
  /** Substitutes for an unavailable item. */
  substitute: () => import('../features/substitute/substitute.js'),
  /** The layout `table`. */
  table: () => import('../features/table/table.js'),
  /** Entries by an author's template. */
  itemTemplate: () => import('../features/item-template/item-template.js'),
  /** The entries on a map. */
  map: () => import('../features/map/map.js'),
  /** Nights with their prices. */
  calendar: () => import('../features/calendar/calendar.js'),
  /** The panel for authors: state and problems of an element. */
  doctor: async () => {
    // It imports the messages for authors from there.
    await import('../features/diagnostics/diagnostics.js');
    return import('../features/doctor/doctor.js');
  },
  /** Links to other shops in each entry. */
  shops: () => import('../features/shops/shops.js'),
  /** Vacant rooms. */
  rooms: () => import('../features/rooms/rooms.js'),
};
