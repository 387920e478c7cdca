import { isObject, unchanged, type Address, type Field, type Json } from './fields.js';

export type RecordTable = Readonly<Record<string, Field>>;

/** A flat record: declared fields parsed, others as they came. Addresses, names and ids come from `declared` only. */
export type RecordOf<T extends RecordTable> = {
  readonly [K in keyof T]?: T[K] extends Field<infer V> ? V : never;
} & { readonly [unknown: string]: unknown };

export type AnyRecord = Readonly<Record<string, unknown>>;

/** Name, address (with the affiliate id if there is one) and picture of an entry. Spread last: engines are slow at others. */
export interface Summary {
  readonly title?: string | undefined;
  readonly href?: Address | undefined;
  readonly image?: Address | undefined;
}

/** The key of the declared fields of a record, for all copies of the kit. */
const DECLARED = Symbol.for('mkt-declared');

export const declared = <R extends object>(record: R): R =>
  (record as { readonly [DECLARED]?: R })[DECLARED] ?? record;

/** A record with further declared fields. A spread would declare the others, too. */
export function withFields<R extends object, F extends object>(
  record: R,
  fields: F,
  others: object = record,
): R & F {
  const value = { ...declared(record), ...fields };
  return Object.defineProperty({ ...others, ...value }, DECLARED, { value });
}

/**
 * Parses an entry. Its fields may have the service's words for the interface's names. Words of others stay: that for
 * `shop` must not replace `shop` in `shopName`.
 * @returns undefined if the entry has no known field: it is of another kind
 */
export function toRecord<T extends RecordTable>(
  entry: Json,
  table: T,
  neutral: (name: string) => string,
): RecordOf<T> | undefined {
  const sent: Json = Object.fromEntries(
    Object.entries(entry).map(([name, value]) => {
      const other = neutral(name);
      return [Object.hasOwn(table, other) ? other : name, value];
    }),
  );
  const fields: Json = {};
  for (const name of Object.keys(table)) {
    const value = table[name]!(sent[name], sent, neutral);
    if (value !== undefined) fields[name] = value;
  }
  if (!Object.keys(fields)[0]) return undefined;
  // An assignment to `__proto__` would change the prototype.
  for (const name of ['__proto__', ...Object.keys(table)]) delete sent[name];
  return withFields({}, fields, sent) as RecordOf<T>;
}

/** The response fields that a field is parsed from: its own, or the fields that a derived one reads. */
export function sourcesOf(name: string, table: RecordTable): readonly string[] {
  const read: string[] = [];
  const entry = new Proxy<Json>({}, { get: (_, field) => void read.push(String(field)) });
  if (Object.hasOwn(table, name)) table[name]!(undefined, entry, unchanged);
  return read.length ? read : [name];
}

/** `{Item: {…}}` → `{…}`; a flat entry stays as it is. */
export function unwrap(entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  const [only, ...others] = Object.values(entry);
  return !others.length && isObject(only) ? only : entry;
}
