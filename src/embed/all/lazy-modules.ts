/** Replaces `element/lazy-modules.ts` in `mkt.all.js`: bundles some of the modules, and omits the others. */
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

const included = <Module extends object>(module: Module) =>
  new LazyModule(() => Promise.resolve(module));

/** A feature that only `mkt.js` has. Warns once, if the feature has a name. */
const omitted = (feature?: string) =>
  new LazyModule<never>(() => {
    if (feature) console.warn(`mkt.all.js has no ${feature}: use mkt.js in the script tag instead`);
    feature = '';
    return Promise.reject(new Error());
  });

export const lazyModules: typeof separateModules = {
  calendar: included(calendar),
  consent: included(consent),
  diagnostics: included(diagnostics),
  interaction: included(interaction),
  itemTemplate: included(itemTemplate),
  rooms: included(rooms),
  substitute: included(substitute),
  table: included(table),
  // `keyword` is its last resort.
  keywordFrom: omitted('keyword-from'),
  // The events of elements are there: a page can count by its own script.
  analytics: omitted('analytics'),
  // <mkt-shortlist>, which has the list, is omitted, too.
  keep: omitted('keep'),
  // Larger than all other modules together.
  map: omitted('map'),
  fit: omitted('fit'),
  linkParams: omitted('link-params'),
  shops: omitted('links to other shops'),
  jsonLd: omitted('json-ld'),
  // <mkt-shortlist> is omitted, too.
  compare: omitted(),
  credit: omitted('credit and disclaimer'),
  // Most rankings have some: not worth a message.
  ends: omitted(),
  // Only authors need it.
  doctor: omitted('panel for debug'),
};
