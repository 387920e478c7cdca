/** Attributes without effect beside `fit`. */
import { readAttribute, type Attributed } from '../../element/attributes.js';
import { fitSizes } from '../../styles/fit-sizes.js';

/** Attributes that `fit` replaces, each with the value that it has then. */
const REPLACED: Readonly<Record<string, string | undefined>> = {
  layout: undefined,
  columns: undefined,
  'reader-controls': 'none',
  pager: 'none',
  view: 'list',
};

export const fitOf = (element: Attributed): string | undefined =>
  fitSizes.find((size) => size === element.getAttribute('fit'));

/** The attributes of an element without effect because of its `fit`. */
export const replacedByFit = (element: Attributed): string[] =>
  fitOf(element)
    ? Object.keys(REPLACED).filter((name) => {
        const value = readAttribute(element, name);
        return value !== null && value !== REPLACED[name];
      })
    : [];
