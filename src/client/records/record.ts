import { isObject, type Field, type Json } from './fields.js';

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
  neutral: (name: string) => string,
): RecordOf<T> | undefined {
  const sent: Json = {};
  for (const name of Object.keys(entry)) sent[neutral(name)] = entry[name];
  const record: Json = {};
  for (const name of Object.keys(table)) {
    const value = table[name]!(sent[name], sent, neutral);
    if (value !== undefined) record[name] = value;
  }
  const known = Object.keys(record).length > 0;
  for (const name of Object.keys(sent)) if (!(name in table)) record[name] = sent[name];
  return known ? (record as RecordOf<T>) : undefined;
}

/** `{Item: {…}}` → `{…}`; a flat entry stays as it is. */
export function unwrap(entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  const [only, ...others] = Object.values(entry);
  return !others.length && isObject(only) ? only : entry;
}
