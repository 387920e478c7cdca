/** Places where people write, and the kind of snippet that works in each. */
import { blogs } from '../../../scripts/lib/blogs.js';
import type { Form, OwnPlace } from '../types.js';

/** Places whose kind of snippet is known. */
const FORM_OF = {
  html: 'element',
  wordpress: 'wordpress',
  hugo: 'hugo',
  react: 'jsx',
  strips: 'div',
  frames: 'iframe',
  address: 'oembed',
  links: 'plain',
  mail: 'plain',
} as const satisfies Record<OwnPlace, Form>;

/** The places of an own site, and places named by the code that they take. */
export const OWN_SITES = ['html', 'wordpress', 'hugo', 'react'] as const satisfies OwnPlace[];
export const OTHERS = [
  'strips',
  'frames',
  'address',
  'links',
  'mail',
] as const satisfies OwnPlace[];

const isOwn = (place: string): place is OwnPlace => Object.hasOwn(FORM_OF, place);

/** The blog services that are not listed: a draft tells which code they take. */
export const DRAFT = 'draft';

export const isPlace = (place: string): boolean =>
  isOwn(place) || place === DRAFT || blogs.some(({ id }) => id === place);

/** The kind of snippet that is known to work in a place; undefined if none is. */
export function formFor(place: string): Form | undefined {
  if (isOwn(place)) return FORM_OF[place];
  return blogs.find(({ id }) => id === place)?.form;
}

/** The kinds to try in a draft, if none is known to work. */
export const TRIED: readonly Form[] = ['element', 'div', 'iframe', 'oembed', 'plain'];
