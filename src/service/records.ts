import { neutralName, type Names } from './names.js';
import { decode, stripTags } from './text.js';

/** Turns what the service sent for one field into its value, or undefined where it says nothing. */
export type Field<T = unknown> = (sent: unknown) => T | undefined;

/** The fields of one resource. */
export type RecordTable = Readonly<Record<string, Field>>;

/** A flat record: known fields typed and clean, fields the interface does not name as they came. */
export type RecordOf<T extends RecordTable> = {
  readonly [K in keyof T]?: T[K] extends Field<infer V> ? V : never;
} & { readonly [unknown: string]: unknown };

/** A record of any resource. */
export type AnyRecord = Readonly<Record<string, unknown>>;

export type Json = Record<string, unknown>;
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text with character references decoded and edges trimmed. */
export const text: Field<string> = (sent) => {
  if (typeof sent !== 'string' && typeof sent !== 'number') return undefined;
  return decode(String(sent)).trim() || undefined;
};

/** Text from which the markup that services leave in is taken out. */
export const plain: Field<string> = (sent) =>
  text(typeof sent === 'string' ? stripTags(sent) : sent);

/** A finite number, also from its digits. */
export const number: Field<number> = (sent) => {
  const value = typeof sent === 'string' && sent.trim() ? Number(sent) : sent;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

/** An absolute http(s) address: nothing else becomes a link or an image. */
export const address: Field<string> = (sent) => {
  if (typeof sent !== 'string') return undefined;
  try {
    const { protocol, href } = new URL(sent.trim());
    return /^https?:$/.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
};

/** Addresses of pictures, from `["…"]` or `[{imageUrl: "…"}]`. */
export const images: Field<readonly string[]> = (sent) => {
  if (!Array.isArray(sent)) return undefined;
  const found = sent.map((one) => address(isObject(one) ? one['imageUrl'] : one));
  return found.filter((one) => one !== undefined);
};

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
