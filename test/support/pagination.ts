/** Elements with a pager, and their entries. */
import '../../src/define/golf-finder.js';
import '../../src/define/ranking.js';
import type { MktElement } from '../../src/element/mkt-element.js';
import { partsOf } from './index.js';
import { rendered } from './reading.js';

export const ranking = (attributes: string, tag = '') =>
  rendered<MktElement>('mkt-ranking', { attributes, tag });

/** Golf courses, which the reader can sort. */
export const golf = (attributes: string, tag = '') =>
  rendered<MktElement>('mkt-golf-finder', {
    attributes: `reader-controls="sort" ${attributes}`,
    tag,
  });

/** The names of the entries. */
export const links = (element: Element) =>
  partsOf(element, 'link').map(({ textContent }) => textContent);

export const text = (element: Element) => partsOf(element, 'pager')[0]?.textContent ?? '';
