/** The resolver: from attributes and the page to options and a request. */
export type { Author, ListedItem } from '../element/author.js';
export { resolve, type Resolution } from '../element/resolve.js';
export {
  ownKeyword,
  wordSourceOf,
  type KeywordValues,
} from '../features/keyword-from/keyword-from-rule.js';
export {
  COMMENTS,
  keywordsToTry,
  pageWords,
  sourceOf,
  type PageElement,
  type PageSource,
} from '../features/keyword-from/page-words.js';
export { type WidgetOptions, isPartVisible } from '../templates/widget-options.js';
