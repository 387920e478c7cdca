/** Kinds of field that few resources have: apart, so that the others do not load them. */
import { number, text, type Plain } from './fields.js';

/** A number where 0 says that there is none: a list price, a coordinate. */
export const nonZero: Plain<number> = (sent) => number(sent) || undefined;

/** A field that others are made of: as it came, it would be neither clean nor always the same. */
export const taken: Plain<never> = () => undefined;

const split = (sent: unknown, separator: string): readonly string[] | undefined => {
  const parts: unknown[] = typeof sent === 'string' ? sent.split(separator) : [sent].flat();
  const found = parts.map(text).filter((one) => one !== undefined);
  return found.length ? found : undefined;
};

/** Texts joined by `###`, as the names of a CD's tracks are. */
export const hashes: Plain<readonly string[]> = (sent) => split(sent, '###');

/** Texts joined by `/`, as ids of genres are. */
export const slashes: Plain<readonly string[]> = (sent) => split(sent, '/');
