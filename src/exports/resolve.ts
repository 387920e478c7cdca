/** The resolver: from attributes and the page to options and a request. */
export { CANONICAL, pageAddress, shopsIn, type Inputs } from '../element/inputs.js';
export type { PageElement } from '../element/dom.js';
export { resolve, type Resolution } from '../element/resolve.js';
export {
  settingsAround,
  settingsOfTags,
  type ElementSettings,
} from '../element/settings/settings.js';
export {
  ownKeyword,
  wordSourceOf,
  type KeywordValues,
} from '../features/keyword-from/keyword-from-rule.js';
export { keywordsToTry, pageWords, sourceOf } from '../features/keyword-from/page-words.js';
export { type WidgetOptions, isPartVisible } from '../templates/widget-options.js';
