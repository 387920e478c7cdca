import type { Catalogue } from './catalogue.js';
import * as all from './catalogues.js';

/** The catalogue of every element, in the order of lists. */
export const catalogues: readonly Catalogue[] = Object.values(all).sort(
  (a, b) => a.place - b.place,
);

export const catalogueOf = (tag: string): Catalogue | undefined =>
  catalogues.find((catalogue) => catalogue.tag === tag);
