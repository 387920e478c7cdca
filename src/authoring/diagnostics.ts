/** Findings for authors in the console: a lazy module, which the panel imports as well. */
export { explain } from '../client/validation/messages.js';
export { describeFault } from '../features/item-template/template-messages.js';
export { log } from './console.js';
export { failureOf } from './findings/failures.js';
export { misspeltNames } from './findings/names.js';
export { emptyFindings } from './page/empty-result.js';
export { reportCode, reportUnknown } from './page/page-diagnostics.js';
export { hasQuotedValues, quotedValues } from './page/quoted-values.js';
export { isEndedEarly, isUnclosed } from './page/unclosed-tag.js';
