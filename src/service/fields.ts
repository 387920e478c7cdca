import { decode, stripTags } from './text.js';

/** Turns what the service sent for one field into its value, or undefined where it says nothing. */
export type Field<T = unknown> = (sent: unknown) => T | undefined;

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
