/** Replaces `element/lazy-modules.ts` in `mkt.all.js`, which contains the modules from the start. */
import { LazyModule } from '../../element/lazy-module.js';
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
  calendar: new LazyModule(() => Promise.resolve(calendar)),
  consent: new LazyModule(() => Promise.resolve(consent)),
  diagnostics: new LazyModule(() => Promise.resolve(diagnostics)),
  interaction: new LazyModule(() => Promise.resolve(interaction)),
  itemTemplate: new LazyModule(() => Promise.resolve(itemTemplate)),
  rooms: new LazyModule(() => Promise.resolve(rooms)),
  substitute: new LazyModule(() => Promise.resolve(substitute)),
  table: new LazyModule(() => Promise.resolve(table)),
  // The events of elements are there: a page can count by its own script.
  analytics: new LazyModule(omitted('analytics')),
  // Larger than all other modules together.
  map: new LazyModule(omitted('map')),
  fit: new LazyModule(omitted('fit')),
  linkParams: new LazyModule(omitted('link-params')),
  shops: new LazyModule(omitted('links to other shops')),
  credit: new LazyModule(omitted('credit and disclaimer')),
  // Most rankings have some: not worth a message.
  ends: new LazyModule(omitted()),
  // Only authors need it.
  doctor: new LazyModule(omitted('panel for debug')),
};
