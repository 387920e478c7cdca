/** Attributes without effect beside `fit`. */
import type { Attributed } from '../period/period.js';
import { fitSizes } from '../../element/display-attributes.js';

/** Attributes that `fit` replaces, each with the value that it has then. */
const REPLACED: Readonly<Record<string, string | undefined>> = {
  layout: undefined,
  columns: undefined,
  controls: 'none',
  pager: 'none',
  view: 'list',
};

/** The attributes of an element without effect because of its `fit`; none if `fit` is not valid. */
export const replacedByFit = (element: Attributed): string[] =>
  fitSizes.includes(element.getAttribute('fit') ?? '')
    ? Object.keys(REPLACED).filter((name) => {
        const value = element.getAttribute(name);
        return value !== null && value !== REPLACED[name];
      })
    : [];
