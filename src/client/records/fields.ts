import { decode, stripTags } from '../decode-text.js';

export type Json = Record<string, unknown>;

/**
 * Turns what the service sent for one field into its value, or undefined where it says nothing.
 * A field that the service does not send is made of others, which are in `entry` as they came,
 * under their neutral names; `neutral` gives the neutral name of what is deeper in them.
 */
export type Field<T = unknown> = (
  sent: unknown,
  entry: Json,
  neutral: (name: string) => string,
) => T | undefined;

/** One that needs nothing but the field itself. */
export type Plain<T> = (sent: unknown) => T | undefined;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text with character references decoded and edges trimmed. */
export const text: Plain<string> = (sent) => {
  if (typeof sent !== 'string' && typeof sent !== 'number') return undefined;
  return decode(String(sent)).trim() || undefined;
};

/** Text from which the markup that services leave in is taken out. */
export const plainText: Plain<string> = (sent) =>
  text(typeof sent === 'string' ? stripTags(sent) : sent);

/** A finite number, also from its digits. */
export const number: Plain<number> = (sent) => {
  const value = typeof sent === 'string' && sent.trim() ? Number(sent) : sent;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

/** A number where 0 says that there is none: a list price, a coordinate. */
export const nonZero: Plain<number> = (sent) => number(sent) || undefined;

/** An absolute http(s) address: nothing else becomes a link or an image. */
export const url: Plain<string> = (sent) => {
  if (typeof sent !== 'string') return undefined;
  try {
    const { protocol, href } = new URL(sent.trim());
    return /^https?:$/.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
};

/** Addresses of pictures, from `["…"]` or `[{imageUrl: "…"}]`. */
export const images: Plain<readonly string[]> = (sent) => {
  if (!Array.isArray(sent)) return undefined;
  const found = sent.map((one) => url(isObject(one) ? one['imageUrl'] : one));
  return found.filter((one) => one !== undefined);
};

/** A field that others are made of: as it came, it would be neither clean nor always the same. */
export const dropField: Plain<never> = () => undefined;
