/** Messages for authors: a lazy module. */
export { explain } from '../../client/validation/messages.js';
export {
  invalidDisplay,
  differingScripts,
  discoverWithoutRoot,
  emptyControls,
  endedEarly,
  foundNothing,
  heldBack,
  misspeltNames,
  replacedScript,
  searchTerms,
  strayOptions,
  unclosedTag,
  unknownAttributes,
  xmlPage,
} from './messages.js';
export { reportCode, reportUnknown } from './page-diagnostics.js';
export { hasQuotedValues, quotedValues } from './quoted-values.js';
export { isEndedEarly, isUnclosed } from './unclosed-tag.js';
export { brokenTemplate } from '../item-template/template-messages.js';
