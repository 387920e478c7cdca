/** Findings of the doctor, with their texts. */
export { earningLinks } from '../element/earning-links.js';
export { hasFallback } from '../element/fallback-controller.js';
export { isAdvertisingLabel } from '../element/advertising-label.js';
export type { FindingCode } from '../authoring/findings/en.js';
export { failureOf, searchOf } from '../authoring/findings/failures.js';
export { featureFindings, ignoredBy } from '../authoring/findings/feature-findings.js';
export {
  causesFirst,
  failureDetail,
  failureFinding,
  isOfPage,
  issueDetail,
  itemFindings,
  ruleFindings,
  unique,
  when,
  wrongValues,
  type Finding,
} from '../authoring/findings/finding.js';
export { issueText } from '../authoring/findings/issue-texts.js';
export { findingIn, lineOf } from '../authoring/findings/line.js';
export {
  meantName,
  misspeltNames,
  tagWithSuggestions,
  unknownAttributes,
} from '../authoring/findings/names.js';
export { hidesAddress, pageFindings, policyIn } from '../authoring/findings/page-findings.js';
export { findingTexts } from '../authoring/findings/texts.js';
export { isUnfinished } from '../authoring/findings/unfinished-tag.js';
export { unknownDataIn, unknownNamesIn } from '../authoring/unknown-attribute-names.js';
