import { isObject, type Field, type Json } from './fields.js';

/** The fields of one resource. */
export type RecordTable = Readonly<Record<string, Field>>;

/** A flat record: known fields parsed, others as they came. */
export type RecordOf<T extends RecordTable> = {
  readonly [K in keyof T]?: T[K] extends Field<infer V> ? V : never;
} & { readonly [unknown: string]: unknown };

/** A record of any resource. */
export type AnyRecord = Readonly<Record<string, unknown>>;

/**
 * Parses an entry.
 * @returns undefined if the entry has no known field: it is of another kind
 */
export function toRecord<T extends RecordTable>(
  entry: Json,
  table: T,
  neutral: (name: string) => string,
): RecordOf<T> | undefined {
  const isKnown = (name: string) => Object.hasOwn(table, name);
  // The service's word for `shop` must not replace the `shop` in `shopName`.
  const spell = (name: string) => {
    const other = neutral(name);
    return isKnown(other) ? other : name;
  };
  const names = Object.keys(entry);
  // Without an identifier mapping, which is the usual case, the entry need not be copied.
  const sent = names.every((name) => spell(name) === name)
    ? entry
    : Object.fromEntries(names.map((name) => [spell(name), entry[name]]));

  const unknownNames = Object.keys(sent).filter((name) => !isKnown(name));
  const record: Json = Object.fromEntries(unknownNames.map((name) => [name, sent[name]]));
  let isOfThisKind = false;
  for (const name of Object.keys(table)) {
    const value = table[name]!(sent[name], sent, neutral);
    if (value === undefined) continue;
    record[name] = value;
    isOfThisKind = true;
  }
  return isOfThisKind ? (record as RecordOf<T>) : undefined;
}

/** `{Item: {…}}` → `{…}`; a flat entry stays as it is. */
export function unwrap(entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  const [only, ...others] = Object.values(entry);
  return !others.length && isObject(only) ? only : entry;
}
