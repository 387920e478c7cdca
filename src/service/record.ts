import { isObject, type Field, type Json } from './fields.js';
import { neutralName, type Names } from './names.js';

/** The fields of one resource. */
export type RecordTable = Readonly<Record<string, Field>>;

/** A flat record: known fields typed and clean, fields the interface does not name as they came. */
export type RecordOf<T extends RecordTable> = {
  readonly [K in keyof T]?: T[K] extends Field<infer V> ? V : never;
} & { readonly [unknown: string]: unknown };

/** A record of any resource. */
export type AnyRecord = Readonly<Record<string, unknown>>;

/**
 * One entry as its record.
 * @returns undefined for an entry that has no known field: it is not of this kind
 */
export function toRecord<T extends RecordTable>(
  entry: Json,
  table: T,
  names: Names,
): RecordOf<T> | undefined {
  const record: Json = {};
  let known = false;
  for (const [sentName, sent] of Object.entries(entry)) {
    const name = neutralName(sentName, names);
    if (name === '__proto__') continue;
    const field = Object.hasOwn(table, name) ? table[name] : undefined;
    const value = field ? field(sent) : sent;
    if (value === undefined) continue;
    record[name] = value;
    known ||= !!field;
  }
  return known ? (record as RecordOf<T>) : undefined;
}

/** `{Item: {…}}` → `{…}`; a flat entry stays as it is. */
export function unwrap(entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  const [only, ...others] = Object.values(entry);
  return !others.length && isObject(only) ? only : entry;
}
