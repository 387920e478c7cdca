/** Messages for authors: a lazy module. */
export { explain } from '../../client/validation/messages.js';
export {
  brokenLooks,
  differingScripts,
  emptyControls,
  foundNothing,
  misspeltNames,
  searchTerms,
  strayOptions,
  unclosedTag,
  unknownAttributes,
  unknownElement,
  xmlPage,
} from './messages.js';
export { isUnclosed } from './unclosed-tag.js';
export { brokenTemplate } from '../item-template/template-messages.js';
