import type { Look } from '../views/entry.js';
import type { MktElement } from './element.js';

/** What readers work with. Apart from the elements, so that pages without it do not load it. */
export const extras = {
  /** The form that the author wants the reader to have. */
  form: (_element: MktElement, _look: Look): unknown => undefined,
  /** The way to further entries. */
  pager: (_element: MktElement, _look: Look): unknown => undefined,
};

export type Extras = typeof extras;
