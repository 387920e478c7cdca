/** Replaces `element/lazy-modules.ts` in `mkt.all.js`, which contains the modules from the start. */
import type { lazyModules as separateModules } from '../../element/lazy-modules.js';
import * as calendar from '../../features/calendar/calendar.js';
import * as consent from '../../features/consent/consent.js';
import * as diagnostics from '../../features/diagnostics/diagnostics.js';
import * as interaction from '../../features/interaction/interaction.js';
import * as itemTemplate from '../../features/item-template/item-template.js';
import * as rooms from '../../features/rooms/rooms.js';
import * as substitute from '../../features/substitute/substitute.js';
import * as table from '../../features/table/table.js';

/** A feature that only `mkt.js` has. Warns once, if the feature has a name. */
const omitted = (feature?: string) => (): Promise<never> => {
  if (feature) console.warn(`mkt.all.js has no ${feature}: use mkt.js in the script tag instead`);
  feature = '';
  return Promise.reject(new Error());
};

export const lazyModules: typeof separateModules = {
  calendar: () => Promise.resolve(calendar),
  consent: () => Promise.resolve(consent),
  diagnostics: () => Promise.resolve(diagnostics),
  interaction: () => Promise.resolve(interaction),
  itemTemplate: () => Promise.resolve(itemTemplate),
  rooms: () => Promise.resolve(rooms),
  substitute: () => Promise.resolve(substitute),
  table: () => Promise.resolve(table),
  // The events of elements are there: a page can count by its own script.
  analytics: omitted('analytics'),
  // Larger than all other modules together.
  map: omitted('map'),
  linkParams: omitted('link-params'),
  shops: omitted('links to other shops'),
  credit: omitted('credit and disclaimer'),
  // Most rankings have some: not worth a message.
  ends: omitted(),
  // Only authors need it.
  doctor: omitted('panel for debug'),
};
