import { loadFrame } from '../../client/transports/load-frame.js';
import { lazyModules } from '../../element/lazy-modules.js';

/** Loads the scripts beside `mkt.js` that elements need from the beginning: see `tags.ts`. */
export const families = {
  interaction: lazyModules.interaction,
  frame: loadFrame,
  shelf: () => import('./shelf.js'),
  picks: () => import('./picks.js'),
  products: () => import('./products.js'),
  books: () => import('./books.js'),
  travel: () => import('./travel.js'),
  'hotel-detail': () => import('./hotel-detail.js'),
  bookmarks: () => import('./bookmarks.js'),
} as const satisfies Readonly<Record<string, () => Promise<unknown>>>;

/** The name of a script that elements need. */
export type Family = keyof typeof families;
