/** Messages for authors: a lazy module. */
export { explain } from '../../client/validation/messages.js';
export { escapedCode } from './escaped-code.js';
export {
  brokenLooks,
  differingScripts,
  emptyControls,
  foundNothing,
  misspeltNames,
  reportEscapedCode,
  searchTerms,
  strayOptions,
  unclosedTag,
  unknownAttributes,
  unknownElement,
  xmlPage,
} from './messages.js';
export { isUnclosed } from './unclosed-tag.js';
export { brokenTemplate } from '../item-template/template-messages.js';
