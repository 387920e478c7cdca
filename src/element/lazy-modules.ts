/**
 * The parts of the kit that are loaded when a page needs them. Nothing else is loaded on demand but
 * the transport by a frame, which the client loads itself: `client/transports/load-frame.ts`.
 * `mkt.all.js`, which is one file, has another module in place of this one: `embed/all/lazy-modules.ts`.
 */
export const lazyModules = {
  /** Messages for authors: rules that were broken, attributes that do not exist. */
  diagnostics: () => import('../features/diagnostics/diagnostics.js'),
  /** What readers work with: forms, pagination, genres, carousels. */
  interaction: () => import('../features/interaction/interaction.js'),
  /** Substitutes for an unavailable item. */
  substitute: () => import('../features/substitute/substitute.js'),
  /** The layout `table`. */
  table: () => import('../features/table/table.js'),
  /** Entries by a template of the author's own. */
  itemTemplate: () => import('../features/item-template/item-template.js'),
  /** The entries on a map. */
  map: () => import('../features/map/map.js'),
  /** Nights with what they cost. */
  calendar: () => import('../features/calendar/calendar.js'),
  /** A panel for authors: how an element stands, and why. */
  doctor: async () => {
    // It takes its words from there.
    await import('../features/diagnostics/diagnostics.js');
    return import('../features/doctor/doctor.js');
  },
  /** Vacant rooms. */
  rooms: () => import('../features/rooms/rooms.js'),
};
