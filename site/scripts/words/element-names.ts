import { catalogues } from '../../../src/exports/catalogues.js';
import type { Locale } from '../../../src/exports/texts.js';

/** Name and description of each element that the builder offers. */
export const elementNames = (
  locale: Locale,
): Readonly<Record<string, readonly [name: string, shows: string]>> =>
  Object.fromEntries(
    catalogues.flatMap(({ tag, words }) => {
      const { name, shows } = words[locale];
      return name && shows ? [[tag, [name, shows] as const]] : [];
    }),
  );
