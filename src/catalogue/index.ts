import type { Catalogue } from './catalogue.js';
import * as all from './catalogues.js';

/** The catalogue of every element, in the order of lists. */
export const catalogues: readonly Catalogue[] = Object.values(all).sort(
  (a, b) => a.place - b.place,
);

/** The elements of lists: one with two tags once. */
export const listed: readonly Catalogue[] = catalogues.filter(
  ({ tag }) => !catalogues.some(({ alias }) => alias === tag),
);

export const catalogueOf = (tag: string): Catalogue | undefined =>
  catalogues.find((catalogue) => catalogue.tag === tag);
