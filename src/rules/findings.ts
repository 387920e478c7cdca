/** Findings of the doctor, with their texts. */
export { isAdvertisingLabel } from '../element/advertising-label.js';
export type { FindingCode } from '../features/diagnostics/findings/en.js';
export {
  failureOf,
  searchOf,
  unavailableItemOf,
} from '../features/diagnostics/findings/failures.js';
export {
  featureFindings,
  ignoredBy,
  settingFindings,
} from '../features/diagnostics/findings/feature-findings.js';
export {
  failureDetail,
  issueDetail,
  issuesByCode,
  itemFailures,
  unique,
  when,
  wrongValues,
  type Finding,
} from '../features/diagnostics/findings/finding.js';
export { issueText } from '../features/diagnostics/findings/issue-texts.js';
export { findingIn, lineOf } from '../features/diagnostics/findings/line.js';
export {
  meantName,
  misspeltNames,
  tagWithSuggestions,
  unknownAttributes,
} from '../features/diagnostics/findings/names.js';
export { hidesAddress, policyIn } from '../features/diagnostics/findings/referrer-policy.js';
export { findingTexts } from '../features/diagnostics/findings/texts.js';
export { isUnfinished } from '../features/diagnostics/findings/unfinished-tag.js';
export { unknownDataIn, unknownNamesIn } from '../features/diagnostics/unknown-attribute-names.js';
