import { catalogues } from '../../../src/exports/catalogues.js';
import type { Locale } from '../../../src/exports/texts.js';
import type { Words } from './words.js';

/** Name and description of each element that the builder offers. */
export const elementNames = (locale: Locale): Words['elements'] =>
  Object.fromEntries(
    catalogues.flatMap(({ tag, words }) => {
      const { name, shows } = words[locale];
      return name && shows ? [[tag, [name, shows] as const]] : [];
    }),
  );
