import type { Texts } from '../../i18n/words.js';
import type { MktElement } from '../base/widget-element.js';
import { late } from '../../controllers/lazy-module.js';

const words = late(() => import('../../i18n/controls-books.js'));

/** The words of the controls for books: few pages have any of these. */
export function bookWords(element: MktElement): Texts | undefined {
  const found = words(element);
  // Where they cannot be had, fields with common words are left.
  return found === null ? {} : found?.bookWords;
}
