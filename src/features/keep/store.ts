/** The record of kept things in the reader's browser. */
import { dayFromToday } from '../../client/days.js';
import type { ElementSettings } from '../../element/settings/settings.js';
import { onListsRemoved } from '../../element/stored-data.js';
import {
  composed,
  entriesIn,
  hasExpired,
  itemsIn,
  merged,
  textOf,
  without,
  type Change,
  type KeptItem,
  type Merged,
} from './record.js';
import { recordKey } from './record-key.js';

/** The result of a merge. */
export interface Outcome extends Omit<Merged, 'entries'> {
  /** False if the browser has refused the write: the change is lost with the page. */
  readonly isStored: boolean;
}

const NOTHING: Required<Change> = { add: [], remove: [] };

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
  #unsaved = NOTHING;

  constructor(readonly key: string) {
    addEventListener('storage', ({ key }) => {
      if (key === this.key || key === null) this.#reread();
    });
    // A page that comes back has missed the changes of others.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.#reread();
    });
    onListsRemoved((isRemoved) => {
      if (!isRemoved(this.key)) return;
      this.#unsaved = NOTHING;
      this.#reread();
    });
  }

  /** The stored things with the unsaved changes, the latest first. */
  get items(): readonly KeptItem[] {
    return (this.#items ??= this.#read());
  }

  /** Reads the record. Expired things are removed from it, since no press may follow. */
  #read(): readonly KeptItem[] {
    const stored = this.#stored ?? null;
    const today = dayFromToday();
    const entries = entriesIn(stored, today);
    if (hasExpired(stored, today)) this.#write(textOf(entries, today));
    return itemsIn(merged(entries, this.#unsaved).entries);
  }

  /** The changes that the browser has refused to store. */
  get unsaved(): Required<Change> {
    return this.#unsaved;
  }

  /** The stored text; undefined if the browser refuses to read it. */
  get #stored(): string | null | undefined {
    return attempt((storage) => storage.getItem(this.key));
  }

  /**
   * Merges a change into what is stored now, together with the changes that were refused before. An empty change writes the
   * record without expired and invalid things.
   */
  merge(change: Change): Outcome {
    const today = dayFromToday();
    const stored = this.#stored;
    const before = merged(entriesIn(stored ?? null, today), this.#unsaved);
    const { entries, ...after } = merged(before.entries, change);
    const noRoom = [...before.noRoom, ...after.noRoom];
    const text = textOf(entries, today);
    const isStored = stored !== undefined && (text === (stored ?? '') || this.#write(text));
    const { add, remove } = composed(this.#unsaved, change);
    this.#unsaved = isStored ? NOTHING : { add: without(add, noRoom), remove };
    this.#items = itemsIn(entries);
    this.#notify();
    return { ...after, noRoom, isStored };
  }

  /** @returns true if the text is stored */
  #write(text: string | undefined): boolean {
    if (text === undefined) return false;
    const isStored = attempt((storage) => {
      if (text) storage.setItem(this.key, text);
      else storage.removeItem(this.key);
      return (storage.getItem(this.key) ?? '') === text;
    });
    return isStored === true;
  }

  #reread(): void {
    this.#items = undefined;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.listeners) listener();
  }
}

const stores = new Map<string, Store>();

export function storeFor(settings: ElementSettings): Store {
  const key = recordKey(settings, document.baseURI);
  const store = stores.get(key) ?? new Store(key);
  stores.set(key, store);
  return store;
}
