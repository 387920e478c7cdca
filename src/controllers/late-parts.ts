/**
 * The parts of the kit that are loaded when a page needs them. Nothing else is loaded on demand but
 * the transport by a frame, which the client loads itself: `client/transports/load-frame.ts`.
 * `mkt.all.js`, which is one file, has another module in place of this one: `embed/all/late-parts.ts`.
 */
export const lateParts = {
  /** Messages for authors: rules that were broken, attributes that do not exist. */
  diagnostics: () => import('./diagnostics/diagnostics.js'),
  /** What readers work with: forms, pagination, genres, carousels. */
  interaction: () => import('./interaction/interaction.js'),
  /** What may stand in place of a thing that is gone. */
  substitute: () => import('./substitute.js'),
  /** The layout `table`. */
  table: () => import('../templates/table.js'),
  /** Entries by a template of the author's own. */
  itemTemplate: () => import('../templates/item-template/item-template.js'),
  /** The entries on a map. */
  map: () => import('./map/map.js'),
  /** Nights with what they cost. */
  calendar: () => import('./calendar/calendar.js'),
  /** A panel for authors: how an element stands, and why. */
  doctor: async () => {
    // It takes its words from there.
    await import('./diagnostics/diagnostics.js');
    return import('./doctor/doctor.js');
  },
  /** Vacant rooms. */
  rooms: () => import('../templates/hotel-rooms.js'),
};
