/** Removes the data of a reader that the kit has stored in the browser: answers and kept lists. */
import { clear } from '../client/cache-store.js';
import type { Settings } from '../client/settings.js';
import type { ElementSettings } from './settings/settings.js';

/** The beginning of the keys of kept lists in `localStorage`. */
const LIST_PREFIX = 'mkt-keep ';

/** One text for equal addresses, such as with and without a slash at the end. */
function canonical(address: string, pageBase: string): string {
  let whole = address;
  try {
    whole = new URL(address, pageBase).href;
  } catch {
    // Requests report it.
  }
  return whole.replace(/\/+$/, '');
}

/**
 * The key of a kept list. Blogs can share an origin: each service and affiliate id has a list.
 * @param pageBase the address that relative ones in the page depend on
 */
export function listKey(
  { affiliateId = '', baseUrl = '' }: Pick<Settings, 'affiliateId' | 'baseUrl'>,
  pageBase: string,
): string {
  const values = [baseUrl && canonical(baseUrl, pageBase), affiliateId.trim()];
  return `${LIST_PREFIX}${JSON.stringify(values)}`;
}

type IsRemoved = (key: string) => boolean;
const listeners = new Set<(isRemoved: IsRemoved) => void>();

/** Calls a listener after each removal of kept lists, with a test for their keys. */
export function onListsRemoved(listener: (isRemoved: IsRemoved) => void): void {
  listeners.add(listener);
}

/** The beginning of the keys of a service's kept lists, one for each affiliate id. */
export const listsOf = ({ baseUrl }: Pick<ElementSettings, 'baseUrl'>): string =>
  listKey({ baseUrl }, document.baseURI).replace(/""\]$/, '');

/** @param lists from `listsOf` */
export function removeStoredData(lists: Iterable<string>): void {
  void clear();
  const beginnings = [...lists];
  const isRemoved: IsRemoved = (key) => beginnings.some((beginning) => key.startsWith(beginning));
  try {
    for (const key of Object.keys(localStorage)) if (isRemoved(key)) localStorage.removeItem(key);
  } catch {
    // A browser that refuses the page its storage has no lists.
  }
  for (const listener of listeners) listener(isRemoved);
}
