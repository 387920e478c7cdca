import { decode } from '../decode-text.js';

export type Json = Record<string, unknown>;

/**
 * Parses one field of an answer; undefined if it has no value. Fields that the service does not send are
 * derived from others in `entry`, which are unparsed and have their neutral names; `neutral` returns the
 * neutral name of nested fields.
 */
export type Field<T = unknown> = (
  sent: unknown,
  entry: Json,
  neutral: (name: string) => string,
) => T | undefined;

/** The neutral names of a service with the interface's names, which is the usual case. */
export const unchanged = (name: string): string => name;

/** A parser that needs only the field itself. */
export type Plain<T> = (sent: unknown) => T | undefined;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Most characters of a text: the layout of a longer one would take seconds. */
const LONGEST_TEXT = 2000;

/** A text without lone surrogates, which have no encoding in an address, and not longer than a page can show. */
export const wellFormed = (text: string): string =>
  text
    .slice(0, LONGEST_TEXT)
    .replace(/\p{Cs}/gu, '')
    .trim();

/** A number, or its digits. No others: they would be shown as NaN, Infinity, 1e+21 or 1e-7. */
export const number: Plain<number> = (sent) => {
  const value = typeof sent === 'string' && sent.trim() ? Number(sent) : sent;
  const isPlain = typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
  return isPlain && !`${value}`.includes('e') ? value : undefined;
};

/** Text with decoded character references, trimmed; also of a number. */
export const text: Plain<string> = (sent) =>
  wellFormed(decode(typeof sent === 'string' ? sent : `${number(sent) ?? ''}`)) || undefined;

/** An average of reviews: 0 to 5. */
export const average: Plain<number> = (sent) => {
  const value = number(sent);
  return value !== undefined && value >= 0 && value <= 5 ? value : undefined;
};

/** A whole number from 0. */
export const count: Plain<number> = (sent) => {
  const value = number(sent);
  return Number.isInteger(value) && value! >= 0 ? value : undefined;
};

/** A number whose 0 means "none": a list price, a coordinate. */
export const nonZero: Plain<number> = (sent) => number(sent) || undefined;

/** A secure or insecure address with a plain host name, and without characters or segments that `URL` would change. */
const PLAIN_ADDRESS =
  /^https?:\/\/(?:(?!xn--)[a-z\d-]+\.)+[a-z]{2,}(?:\/(?!\.|%2[eE])[\w\-.~%&=+:;,@!$()*]*)+(?:\?[\w\-.~%&=+:;,/?@!$()*]*)?$/;

declare const checked: unique symbol;
/** A checked address: the only text that links, pictures and data take. Only `url` makes one. */
export type Address = string & { readonly [checked]: true };

/** An absolute http(s) address without user information, which hides the host: no other becomes a link or an image. */
export const url: Plain<Address> = (sent) => {
  if (typeof sent !== 'string') return undefined;
  if (PLAIN_ADDRESS.test(sent)) return sent as Address;
  try {
    const { href } = new URL(sent.trim());
    if (/^https?:\/\/[^/@]+\//.test(href)) return href as Address;
  } catch {
    // No address.
  }
  return undefined;
};

/** Addresses of pictures, from `["…"]` or `[{imageUrl: "…"}]`. */
export const images: Plain<readonly Address[]> = (sent) => {
  if (!Array.isArray(sent)) return undefined;
  const addresses = sent.map((image) => url(isObject(image) ? image['imageUrl'] : image));
  return addresses.filter((address) => address !== undefined);
};

/** Drops a field that other fields are derived from: unparsed, its layout varies. */
export const dropField: Plain<never> = () => undefined;
