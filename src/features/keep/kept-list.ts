/**
 * The kept items of a reader, in `localStorage`. Pages of other authors on the same origin, other versions and other
 * clocks write it, too: a change is applied to the list as it is stored then, and values that this version does not
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

const isIn = (value: unknown, ids: readonly KeptId[]): boolean =>
  isObject(value) && ids.some(({ kind, id }) => value['kind'] === kind && value['id'] === id);

/** The values that another list lacks. */
export const without = <Value>(values: readonly Value[], others: readonly KeptId[]): Value[] =>
  values.filter((value) => !isIn(value, others));

/** A name as one line, without lone surrogates. */
export const cleanName = (name: unknown): string =>
  typeof name === 'string'
    ? wellFormed(name.slice(0, LONGEST_NAME).replace(/[\s\p{Cc}]+/gu, ' '))
    : '';

const dayOf = (value: unknown): string | undefined =>
  isObject(value) && typeof value['day'] === 'string' && isIsoDate(value['day'])
    ? value['day']
    : undefined;

/** The item of a stored value, if this version understands it. */
function itemIn(value: unknown): KeptItem | [] {
  const day = dayOf(value);
  if (!isObject(value) || !day) return [];
  const id = checkedId(value['kind'], value['id']);
  if (!id) return [];
  const item = { ...id, name: cleanName(value['name']), day };
  if (hasLookup(id.kind)) return item;
  const [href, image] = [url(value['href']), url(value['image'])];
  return href ? { ...item, href, ...(image && { image }) } : [];
}

/** The displayed items of a stored list, each once. */
export function itemsIn(values: readonly unknown[]): KeptItem[] {
  const items = new Map<string, KeptItem>();
  for (const item of values.flatMap(itemIn))
    if (!items.has(idText(item))) items.set(idText(item), item);
  return [...items.values()].slice(0, MAX_KEPT);
}

export function recent(values: readonly unknown[]): readonly unknown[] {
  const oldest = dayFromToday(1 - DAYS_KEPT);
  return values.filter((value) => !((dayOf(value) ?? oldest) < oldest));
}

/** The values after a change: items are added until the list is full, and whatever the change does not name stays. */
export function changed(values: readonly unknown[], { add = [], remove = [] }: Change) {
  const items = itemsIn(values);
  const rest = without(items, remove);
  const missing = without(add, rest);
  const added = missing.slice(0, MAX_KEPT - rest.length);
  return {
    values: [...added, ...without(values, [...remove, ...added])],
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

  /** The stored values with the unsaved changes. Old values are removed, since no press may follow. */
  #read(): readonly unknown[] {
    let values: readonly unknown[] = [];
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(this.key) ?? '[]');
      const all: readonly unknown[] = Array.isArray(stored) ? stored : [];
      values = recent(all);
      if (values.length < all.length) this.#write(values);
    } catch {
      // The browser refuses to read, or the text is no list: the changes of this page remain.
    }
    return this.#unsaved.reduce((before, change) => changed(before, change).values, values);
  }

  change(change: Change): Outcome {
    const { values, ...outcome } = changed(this.#read(), change);
    const isStored = this.#write(values);
    this.#unsaved = isStored ? [] : [...this.#unsaved, change];
    this.#reread();
    return { ...outcome, isStored };
  }

  /** @returns false if the browser refuses */
  #write(values: readonly unknown[]): boolean {
    try {
      // Throws where the list could not be read, and would be replaced.
      localStorage.getItem(this.key);
      if (values.length) localStorage.setItem(this.key, JSON.stringify(values));
      else localStorage.removeItem(this.key);
      return true;
    } catch {
      return false;
    }
  }

  #reread(): void {
    this.#items = undefined;
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
