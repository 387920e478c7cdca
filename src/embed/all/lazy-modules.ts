/**
 * In place of `element/lazy-modules.ts` in `mkt.all.js`: they are there from the beginning. What they
 * export is named one by one, since the objects that the bundler makes for whole modules break on pages
 * that extend `Object.prototype`.
 */
import { CalendarController, styles as calendarStyles } from '../../features/calendar/calendar.js';
import {
  brokenLooks,
  brokenTemplate,
  didYouMean,
  differingScripts,
  emptyControls,
  explain,
  foundNothing,
  misspeltNames,
  nearestName,
  searchTerms,
  strayOptions,
  swallowedPage,
  unknownAttributes,
  xmlPage,
} from '../../features/diagnostics/diagnostics.js';
import {
  InteractionController,
  searchAround,
  styles as interactionStyles,
} from '../../features/interaction/interaction.js';
import type { lazyModules as asModules } from '../../element/lazy-modules.js';
import {
  findSubstitutes,
  notice,
  styles as noticeStyles,
} from '../../features/substitute/substitute.js';
import { hotelRooms, styles as roomStyles } from '../../features/rooms/rooms.js';
import {
  faultsIn,
  itemTemplateEntry,
  styles as templateStyles,
} from '../../features/item-template/item-template.js';
import { styles as tableStyles, table } from '../../features/table/table.js';

/** What few readers need is not in the one file: whoever wants it takes `mkt.js`. Told once. */
function without(part: string): () => Promise<never> {
  let isTold = false;
  return () => {
    if (!isTold) console.warn(`mkt.all.js has no ${part}: use mkt.js in the script tag instead`);
    isTold = true;
    return Promise.reject(new Error(`There is no ${part}`));
  };
}

export const lazyModules: typeof asModules = {
  diagnostics: () =>
    Promise.resolve({
      brokenLooks,
      brokenTemplate,
      didYouMean,
      differingScripts,
      emptyControls,
      explain,
      foundNothing,
      misspeltNames,
      nearestName,
      searchTerms,
      strayOptions,
      swallowedPage,
      unknownAttributes,
      xmlPage,
    }),
  interaction: () =>
    Promise.resolve({ InteractionController, searchAround, styles: interactionStyles }),
  calendar: () => Promise.resolve({ CalendarController, styles: calendarStyles }),
  itemTemplate: () => Promise.resolve({ faultsIn, itemTemplateEntry, styles: templateStyles }),
  substitute: () => Promise.resolve({ findSubstitutes, notice, styles: noticeStyles }),
  // Larger than all else together.
  map: without('map'),
  // For authors alone.
  doctor: without('panel for debug'),
  table: () => Promise.resolve({ table, styles: tableStyles }),
  rooms: () => Promise.resolve({ hotelRooms, styles: roomStyles }),
};
