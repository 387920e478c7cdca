import { isObject, unchanged, type Field, type Json } from './fields.js';

/** The fields of one resource. */
export type RecordTable = Readonly<Record<string, Field>>;

/** A flat record: known fields parsed, others as they came. */
export type RecordOf<T extends RecordTable> = {
  readonly [K in keyof T]?: T[K] extends Field<infer V> ? V : never;
} & { readonly [unknown: string]: unknown };

/** A record of any resource. */
export type AnyRecord = Readonly<Record<string, unknown>>;

/** The service's words for the interface's names. Words of others stay: that for `shop` must not replace `shop` in `shopName`. */
function spelled(entry: Json, table: RecordTable, neutral: (name: string) => string): Json {
  if (neutral === unchanged) return entry;
  const spell = (name: string) => {
    const other = neutral(name);
    return Object.hasOwn(table, other) ? other : name;
  };
  return Object.fromEntries(Object.entries(entry).map(([name, value]) => [spell(name), value]));
}

/**
 * Parses an entry.
 * @returns undefined if the entry has no known field: it is of another kind
 */
export function toRecord<T extends RecordTable>(
  entry: Json,
  table: T,
  neutral: (name: string) => string,
): RecordOf<T> | undefined {
  const sent = spelled(entry, table, neutral);
  const record: Json = {};
  let isOfThisKind = false;
  for (const name of Object.keys(sent))
    // An assignment to `__proto__` would change the prototype.
    if (!Object.hasOwn(table, name) && name !== '__proto__') record[name] = sent[name];
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
