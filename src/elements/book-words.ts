import type { Texts } from '../locales/words.js';
import type { MktElement } from './element.js';
import { late } from './late.js';

const words = late(() => import('../locales/controls-books.js'));

/** The words of the controls for books: few pages have any of these. */
export function bookWords(element: MktElement): Texts | undefined {
  const found = words(element);
  // Where they cannot be had, fields with common words are left.
  return found === null ? {} : found?.bookWords;
}
