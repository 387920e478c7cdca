/**
 * The list of what a reader keeps, in `localStorage`. Pages of other authors on the same origin, other versions and other
 * clocks write it, too: a change is applied to the list as it is stored then, and entries that this version does not
 * understand stay in it.
 */
import { isIsoDate } from '../../client/dates.js';
import { dayFromToday } from '../../client/days.js';
import { isObject, url, wellFormed } from '../../client/records/fields.js';
import type { RequestHost } from '../../element/host.js';
import { onListsRemoved, listKey } from '../../element/stored-data.js';
import { checkedId, DAYS_KEPT, hasLookup, idText, MAX_KEPT, type KeptId } from './kept-id.js';

export interface KeptItem extends KeptId {
  readonly name: string;
  /** The day on which it was kept, `YYYY-MM-DD` in Japan. */
  readonly day: string;
  /** The link, and the picture's address: only of kinds that no operation finds. */
  readonly href?: string | undefined;
  readonly image?: string | undefined;
}

/** Items to add, which come first in this order, and to remove. */
export interface Change {
  readonly add?: readonly KeptItem[];
  readonly remove?: readonly KeptId[];
}

export interface Outcome {
  readonly added: readonly KeptItem[];
  readonly removed: readonly KeptItem[];
  readonly noRoom: readonly KeptItem[];
  /** False if the browser has refused the write: the change is lost with the page. */
  readonly isStored: boolean;
}

const LONGEST_NAME = 120;

const isIn = (entry: unknown, ids: readonly KeptId[]): boolean =>
  isObject(entry) && ids.some(({ kind, id }) => entry['kind'] === kind && entry['id'] === id);

/** The entries without those of another list. */
export const without = <Entry>(entries: readonly Entry[], others: readonly KeptId[]): Entry[] =>
  entries.filter((entry) => !isIn(entry, others));

/** A name as one line, without lone surrogates. */
export const cleanName = (name: unknown): string =>
  typeof name === 'string'
    ? wellFormed(name.slice(0, LONGEST_NAME).replace(/[\s\p{Cc}]+/gu, ' '))
    : '';

const dayOf = (entry: unknown): string | undefined =>
  isObject(entry) && typeof entry['day'] === 'string' && isIsoDate(entry['day'])
    ? entry['day']
    : undefined;

/** The item of a stored entry, if this version understands it. */
function itemIn(entry: unknown): KeptItem | [] {
  const day = dayOf(entry);
  if (!isObject(entry) || !day) return [];
  const id = checkedId(entry['kind'], entry['id']);
  if (!id) return [];
  const item = { ...id, name: cleanName(entry['name']), day };
  if (hasLookup(id.kind)) return item;
  const [href, image] = [url(entry['href']), url(entry['image'])];
  return href ? { ...item, href, ...(image && { image }) } : [];
}

/** The displayed items of a stored list, each once. */
export function itemsIn(entries: readonly unknown[]): KeptItem[] {
  const items = new Map<string, KeptItem>();
  for (const item of entries.flatMap(itemIn))
    if (!items.has(idText(item))) items.set(idText(item), item);
  return [...items.values()].slice(0, MAX_KEPT);
}

/** The entries in a stored text; none if it has no list. */
export function entriesIn(stored: string | null): readonly unknown[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '');
    return Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
}

export function recent(entries: readonly unknown[]): readonly unknown[] {
  const oldest = dayFromToday(1 - DAYS_KEPT);
  return entries.filter((entry) => !((dayOf(entry) ?? oldest) < oldest));
}

/** The entries after a change: items are added until the list is full, and whatever the change does not name stays. */
export function changed(entries: readonly unknown[], { add = [], remove = [] }: Change) {
  const items = itemsIn(entries);
  const rest = without(items, remove);
  const missing = without(add, rest);
  const added = missing.slice(0, MAX_KEPT - rest.length);
  return {
    entries: [...added, ...without(entries, [...remove, ...added])],
    added,
    removed: items.filter((item) => isIn(item, remove)),
    noRoom: missing.slice(added.length),
  };
}

export class KeptList {
  /** Called after each change, also by another tab. */
  readonly listeners = new Set<() => void>();
  #items: readonly KeptItem[] | undefined;
  /** The changes that the browser has refused to store. */
  #unsaved: readonly Change[] = [];

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
      this.#unsaved = [];
      this.#reread();
    });
  }

  /** The displayed items, the latest first. */
  get items(): readonly KeptItem[] {
    return (this.#items ??= itemsIn(this.#read()));
  }

  get isSaved(): boolean {
    return !this.#unsaved.length;
  }

  /** The stored entries with the unsaved changes. Old entries are removed, since no press may follow. */
  #read(): readonly unknown[] {
    let entries: readonly unknown[] = [];
    try {
      const stored = entriesIn(localStorage.getItem(this.key));
      entries = recent(stored);
      if (entries.length < stored.length) this.#write(entries);
    } catch {
      // The browser refuses to read: the changes of this page remain.
    }
    return this.#unsaved.reduce((before, change) => changed(before, change).entries, entries);
  }

  change(change: Change): Outcome {
    const { entries, ...outcome } = changed(this.#read(), change);
    const isStored = this.#write(entries);
    this.#unsaved = isStored ? [] : [...this.#unsaved, change];
    this.#items = itemsIn(entries);
    this.#notify();
    return { ...outcome, isStored };
  }

  /** @returns false if the browser refuses */
  #write(entries: readonly unknown[]): boolean {
    try {
      // Throws where the list could not be read, and would be replaced.
      localStorage.getItem(this.key);
      if (entries.length) localStorage.setItem(this.key, JSON.stringify(entries));
      else localStorage.removeItem(this.key);
      return true;
    } catch {
      return false;
    }
  }

  #reread(): void {
    this.#items = undefined;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.listeners) listener();
  }
}

const lists = new Map<string, KeptList>();

type Host = Pick<RequestHost, 'permission' | 'settings'>;

/** The list of an element; undefined while the element may not store. */
export function keptListFor({ permission, settings }: Host): KeptList | undefined {
  if (permission !== 'given') return undefined;
  const key = listKey(settings, document.baseURI);
  const list = lists.get(key) ?? new KeptList(key);
  lists.set(key, list);
  return list;
}
