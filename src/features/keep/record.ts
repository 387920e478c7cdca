/** The things that a reader keeps: the stored record, and the address that shares it. Without DOM. */
import { isIsoDate } from '../../client/dates.js';
import { daysBetween } from '../../client/days.js';
import { isObject, url, wellFormed } from '../../client/records/fields.js';
import { checkedId, hasLookup, type KeptId } from './kept-id.js';

/** A thing that a reader keeps. */
export interface KeptItem extends KeptId {
  readonly name: string;
  /** The day on which it was kept, `YYYY-MM-DD` in Japan. */
  readonly day: string;
  /** Only of kinds that no operation finds. */
  readonly href?: string | undefined;
}

/** Most things in a record. */
export const MAX_KEPT = 30;
/** Days for which a thing is kept. */
export const DAYS_KEPT = 180;

/** Most characters of a name, of a stored record, and of a fragment with ids. */
const LONGEST = { name: 120, record: 100_000, fragment: 5_000 };

export const isSame = (a: KeptId, b: KeptId): boolean => a.kind === b.kind && a.id === b.id;

/** The first of equal ids, at most `MAX_KEPT`. */
const distinct = <Id extends KeptId>(ids: readonly Id[]): Id[] =>
  ids
    .filter((id, index) => ids.findIndex((other) => isSame(other, id)) === index)
    .slice(0, MAX_KEPT);

/** A name as one line, without lone surrogates. */
export const cleanName = (name: unknown): string =>
  typeof name === 'string'
    ? wellFormed(name.slice(0, LONGEST.name).replace(/[\s\p{Cc}]+/gu, ' '))
    : '';

function readItem(stored: unknown, today: string): KeptItem | [] {
  if (!isObject(stored)) return [];
  const { day } = stored;
  const id = checkedId(stored['kind'], stored['id']);
  if (!id || typeof day !== 'string' || !isIsoDate(day)) return [];
  const age = daysBetween(day, today);
  if (age < 0 || age >= DAYS_KEPT) return [];
  const item = { ...id, name: cleanName(stored['name']), day };
  if (hasLookup(id.kind)) return item;
  const href = url(stored['href']);
  return href ? { ...item, href } : [];
}

/**
 * Reads a stored record: pages of other authors on the same origin can write it, too.
 * @param today `YYYY-MM-DD`
 * @returns the valid things of the last days, the latest first
 */
export function parseRecord(stored: string | null, today: string): KeptItem[] {
  if (!stored || stored.length > LONGEST.record) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? distinct(list.flatMap((item) => readItem(item, today))) : [];
  } catch {
    return [];
  }
}

/** @returns undefined if the record is full */
export function added(items: readonly KeptItem[], item: KeptItem): KeptItem[] | undefined {
  const others = removed(items, item);
  return others.length < MAX_KEPT ? [item, ...others] : undefined;
}

export const removed = (items: readonly KeptItem[], id: KeptId): KeptItem[] =>
  items.filter((item) => !isSame(item, id));

const FRAGMENT = 'mkt-kept';

/** The fragment that shares a list: ids only. '' if no operation finds any of them. */
export function fragmentOf(items: readonly KeptId[]): string {
  const shared = items.filter(({ kind }) => hasLookup(kind));
  return shared.length
    ? `#${FRAGMENT}=${shared.map(({ kind, id }) => `${kind}:${id}`).join()}`
    : '';
}

/** The ids in the fragment of an address: anybody can write it. */
export function sharedIn(fragment: string): KeptId[] {
  const list = new URLSearchParams(fragment.slice(1, LONGEST.fragment)).get(FRAGMENT) ?? '';
  return distinct(
    list.split(',').flatMap((entry): KeptId | [] => {
      const [kind, id] = entry.split(':');
      const known = checkedId(kind, id);
      return known && hasLookup(known.kind) ? known : [];
    }),
  );
}
