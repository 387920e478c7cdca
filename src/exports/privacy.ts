/** The data that the kit stores in a browser, and the scripts that it loads. */
export { LONGEST_USE, STORE_NAME } from '../client/cache-store.js';
export { timeToLive } from '../client/cache.js';
export { scriptsByTag } from '../embed/scripts-by-tag.js';
export { DAYS_KEPT } from '../features/keep/kept-id.js';
