/** The record of kept things in the reader's browser. Blogs can share an origin: each service and affiliate id has one. */
import { dayFromToday } from '../../client/days.js';
import type { ElementSettings } from '../../element/settings/settings.js';
import { parseRecord, type KeptItem } from './record.js';

/** Runs storage work. @returns undefined if the browser refuses it */
function attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}

export class Store {
  /** Called after each change, also by another tab. */
  readonly listeners = new Set<() => void>();
  #items: readonly KeptItem[] | undefined;
  /** False if the browser has refused the last change, which is then lost with the page. */
  isLasting = true;

  constructor(readonly key: string) {
    addEventListener('storage', ({ key }) => {
      if (key === this.key || key === null) this.#reread();
    });
    // A page that comes back has missed the changes of others.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.#reread();
    });
  }

  /** The latest first. */
  get items(): readonly KeptItem[] {
    return (this.#items ??= this.#stored);
  }

  get #stored(): readonly KeptItem[] {
    return parseRecord(attempt((storage) => storage.getItem(this.key)) ?? null, dayFromToday());
  }

  /**
   * Changes the record as it is now: another tab may have changed it.
   * @param change returns undefined to leave it
   * @returns true if it was changed
   */
  change(change: (items: readonly KeptItem[]) => readonly KeptItem[] | undefined): boolean {
    const items = change(this.isLasting ? this.#stored : this.items);
    if (!items) return false;
    const isStored = attempt((storage) => {
      if (items.length) storage.setItem(this.key, JSON.stringify(items));
      else storage.removeItem(this.key);
      return true;
    });
    this.isLasting = isStored === true;
    this.#items = items;
    this.#notify();
    return true;
  }

  /** Removes the record, after consent was withdrawn. */
  clear(): void {
    attempt((storage) => storage.removeItem(this.key));
    this.#items = undefined;
    this.isLasting = true;
    this.#notify();
  }

  #reread(): void {
    // The changes that the browser has refused are only here.
    if (!this.isLasting) return;
    this.#items = undefined;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.listeners) listener();
  }
}

const stores = new Map<string, Store>();

/** The store for the settings of an element. */
export function storeFor({ affiliateId, baseUrl }: ElementSettings): Store {
  const key = `mkt-keep ${JSON.stringify([baseUrl ?? '', affiliateId ?? ''])}`;
  const store = stores.get(key) ?? new Store(key);
  stores.set(key, store);
  return store;
}
