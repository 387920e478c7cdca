/** The ids of entries that a reader can keep, and the rule of the setting `keep`. */
import { declared, type AnyRecord } from '../../client/records/record.js';
import { urlOrPath } from '../../client/settings.js';
import type { ValidationIssue } from '../../client/validation/issue.js';
import { hasValue, validate } from '../../client/validation/validate.js';

/** Most displayed items of a list. */
export const MAX_KEPT = 30;
/** Days for which an item is kept. */
export const DAYS_KEPT = 180;

/** An id with its kind: the name of the parameter, or of the record field, that it is a value of. */
export interface KeptId {
  readonly kind: Kind;
  readonly id: string;
}

/** The ids of each kind, as they are stored and shared: no others are read. */
const patterns = {
  hotelNo: /^[1-9]\d{0,8}$/,
  productId: /^[\w-]{1,64}$/,
  isbnjan: /^\d{13}$/,
  itemNumber: /^[\w-]{1,64}$/,
  golfCourseId: /^\d{1,9}$/,
  itemCode: /^[\w.-]{1,64}:[\w.-]{1,64}$/,
} as const;

export type Kind = keyof typeof patterns;

const kinds = Object.keys(patterns) as Kind[];

/** Kinds that no operation finds by their ids. */
const WITHOUT_LOOKUP: readonly Kind[] = ['golfCourseId', 'itemCode'];

/** True if an operation finds items of this kind: they need no stored link, and their ids can be shared. */
export const hasLookup = (kind: Kind): boolean => !WITHOUT_LOOKUP.includes(kind);

/** @returns undefined for an unknown kind, or an id that is none of this kind */
export function checkedId(kind: unknown, id: unknown): KeptId | undefined {
  const known = kinds.find((name) => name === kind);
  return known && typeof id === 'string' && patterns[known].test(id)
    ? { kind: known, id }
    : undefined;
}

export const isSame = (a: KeptId, b: KeptId): boolean => a.kind === b.kind && a.id === b.id;

export const idText = ({ kind, id }: KeptId): string => `${kind}:${id}`;

/** The id in a text; undefined for any other text. */
export function idIn(text: unknown): KeptId | undefined {
  const [, kind, id] = /^(\w+):(.*)$/s.exec(String(text)) ?? [];
  return checkedId(kind, id);
}

/** The id of a record; undefined if it has none. Books are found by their ISBN or JAN, which is the same number. */
export function idOf(record: AnyRecord): KeptId | undefined {
  const own = declared(record);
  const ids: AnyRecord = { ...own, isbnjan: own['isbn'] ?? own['jan'] };
  const names = kinds.filter((kind) => ids[kind] !== undefined && ids[kind] !== '');
  // A product and an e-book may have the code of a book, too.
  const kind = names.find((name) => name !== 'isbnjan') ?? names[0];
  const id = kind && ids[kind];
  return checkedId(kind, typeof id === 'number' ? String(id) : id);
}

export const keepIssue = (value: string | undefined): ValidationIssue | undefined =>
  hasValue(value) ? validate({ keep: urlOrPath }, { keep: value }).issues[0] : undefined;
