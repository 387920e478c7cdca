/** Findings for authors in the console: a lazy module, which the panel imports as well. */
export { explain } from '../client/validation/messages.js';
export { languageOf, log, logError, logFaults, logItem } from './console.js';
export { misspeltNames } from './findings/names.js';
export { logFindings } from './page/console-findings.js';
export { reportCode, reportUnknown } from './page/page-diagnostics.js';
export { isEndedEarly } from './page/unclosed-tag.js';
