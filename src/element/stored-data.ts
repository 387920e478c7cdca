/** Removes what the kit has stored of a reader in the browser: answers and kept lists. */
import { clear } from '../client/cache-store.js';
import type { ElementSettings } from './settings/settings.js';
import { recordKey } from '../features/keep/record-key.js';

type IsRemoved = (key: string) => boolean;
const listeners = new Set<(isRemoved: IsRemoved) => void>();

/** Calls a listener after each removal of kept lists, with a test for their keys. */
export function onListsRemoved(listener: (isRemoved: IsRemoved) => void): void {
  listeners.add(listener);
}

/** The beginning of the keys of a service's kept lists, one for each affiliate id. */
export const listsOf = ({ baseUrl }: Pick<ElementSettings, 'baseUrl'>): string =>
  recordKey({ baseUrl }, document.baseURI).replace(/""\]$/, '');

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
