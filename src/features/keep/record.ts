/**
 * The record of the things that a reader keeps: what is stored is read, merged with a change, and written. Pages of other
 * authors on the same origin, other versions and other clocks write it, too. Without DOM.
 */
import { isIsoDate } from '../../client/dates.js';
import { daysBetween } from '../../client/days.js';
import { isObject, url, wellFormed } from '../../client/records/fields.js';
import {
  checkedId,
  hasLookup,
  idText,
  isKind,
  isSame,
  type AnyId,
  type KeptId,
} from './kept-id.js';

/** A thing that a reader keeps. */
export interface KeptItem extends KeptId {
  readonly name: string;
  /** The day on which it was kept, `YYYY-MM-DD` in Japan. */
  readonly day: string;
  /** The link, and the picture's address: only of kinds that no operation finds. */
  readonly href?: string | undefined;
  readonly image?: string | undefined;
}

/** Things to add, which come first in this order, and to remove. */
export interface Change {
  readonly add?: readonly KeptItem[];
  readonly remove?: readonly KeptId[];
}

/** A thing of a record as it is stored. */
export interface Entry extends AnyId {
  /** Undefined for things that stay but are not displayed: of a day to come, or of a kind of another version. */
  readonly item?: KeptItem | undefined;
  readonly json: string;
}

export interface Merged {
  readonly entries: readonly Entry[];
  /** The added things that were not displayed before. */
  readonly added: readonly KeptItem[];
  readonly removed: readonly KeptItem[];
  /** The things to add that had no room. */
  readonly noRoom: readonly KeptItem[];
}

/** Most displayed things in a record. */
export const MAX_KEPT = 30;
/** Days for which a thing is kept. */
export const DAYS_KEPT = 180;

/** Most characters of a name, of the displayed entries, and of a record. */
const LONGEST = { name: 120, displayed: 100_000, read: 1_000_000 };

/** The things without those of another list. */
export const without = <Id extends AnyId>(things: readonly Id[], others: readonly AnyId[]): Id[] =>
  things.filter((thing) => !others.some((other) => isSame(thing, other)));

/** A name as one line, without lone surrogates. */
export const cleanName = (name: unknown): string =>
  typeof name === 'string'
    ? wellFormed(name.slice(0, LONGEST.name).replace(/[\s\p{Cc}]+/gu, ' '))
    : '';

const entryOf = (item: KeptItem, isDisplayed = true): Entry => ({
  kind: item.kind,
  id: item.id,
  item: isDisplayed ? item : undefined,
  json: JSON.stringify(item),
});

/** Days since a thing was kept; NaN if its day is invalid. */
const ageOf = (day: unknown, today: string): number =>
  typeof day === 'string' && isIsoDate(day) ? daysBetween(day, today) : NaN;

function readEntry(stored: unknown, today: string): Entry | [] {
  if (!isObject(stored)) return [];
  const { kind, id, day } = stored;
  if (typeof kind !== 'string' || typeof id !== 'string' || typeof day !== 'string') return [];
  const age = ageOf(day, today);
  if (!(age < DAYS_KEPT)) return [];
  if (!isKind(kind)) return { kind, id, json: JSON.stringify(stored) };
  const known = checkedId(kind, id);
  if (!known) return [];
  const item = { ...known, name: cleanName(stored['name']), day };
  if (hasLookup(kind)) return entryOf(item, age >= 0);
  const [href, image] = [url(stored['href']), url(stored['image'])];
  return href ? entryOf({ ...item, href, ...(image && { image }) }, age >= 0) : [];
}

/** The list in a stored record; empty if it has none, or is too long. */
function listIn(stored: string | null): readonly unknown[] {
  if (!stored || stored.length > LONGEST.read) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** True if a stored record has things that are no longer kept. */
export const hasExpired = (stored: string | null, today: string): boolean =>
  listIn(stored).some((item) => isObject(item) && ageOf(item['day'], today) >= DAYS_KEPT);

/**
 * Reads a stored record.
 * @param today `YYYY-MM-DD`
 * @returns the valid things of the last days and of later ones, each displayed one once
 */
export function entriesIn(stored: string | null, today: string): Entry[] {
  const entries = listIn(stored).flatMap((item) => readEntry(item, today));
  const first = new Map<string, Entry>();
  for (const entry of entries.filter(({ item }) => item).reverse()) first.set(idText(entry), entry);
  return entries.filter((entry) => !entry.item || first.get(idText(entry)) === entry);
}

/** The displayed things, the latest first. */
export const itemsIn = (entries: readonly Entry[]): KeptItem[] =>
  entries.flatMap(({ item }) => item ?? []).slice(0, MAX_KEPT);

const listOf = (entries: readonly Entry[]): string => `[${entries.map(({ json }) => json).join()}]`;

/**
 * The text to store: '' if nothing is left.
 * @returns undefined if it would be read as another record
 */
export function textOf(entries: readonly Entry[], today: string): string | undefined {
  if (!entries.length) return '';
  const text = listOf(entries);
  return listOf(entriesIn(text, today)) === text ? text : undefined;
}

const displayed = (entries: readonly Entry[]) => entries.filter(({ item }) => item);

/** True if the displayed entries have room, or take no more of it than others. Readers cannot remove undisplayed ones. */
function fits(entries: readonly Entry[], others: readonly Entry[]): boolean {
  const [some, before] = [displayed(entries), displayed(others)];
  return (
    some.length <= Math.max(MAX_KEPT, before.length) &&
    listOf(some).length <= Math.max(LONGEST.displayed, listOf(before).length)
  );
}

/** Merges a change into a record: things are added until it is full, and whatever the change does not name stays. */
export function merged(entries: readonly Entry[], { add = [], remove = [] }: Change): Merged {
  const removed = itemsIn(entries.filter((entry) => !without([entry], remove).length));
  const first: Entry[] = [];
  const noRoom: KeptItem[] = [];
  let others = without(entries, remove);
  for (const item of add) {
    const entry = entryOf(item);
    const rest = without(others, [item]);
    if (fits([...first, entry, ...rest], [...first, ...others])) {
      first.push(entry);
      others = rest;
    } else noRoom.push(item);
  }
  const added = without(itemsIn(first), itemsIn(entries));
  return { entries: [...first, ...others], added, removed, noRoom: without(noRoom, others) };
}

export function composed(before: Change, { add = [], remove = [] }: Change): Required<Change> {
  return {
    add: [...add, ...without(before.add ?? [], [...add, ...remove])],
    remove: [...without(before.remove ?? [], add), ...remove],
  };
}
