/** For tools: findings of the doctor and messages for authors. */
export { isAdvertisingLabel } from '../element/advertising-label.js';
export { misspeltNames, unknownAttributes } from '../features/diagnostics/messages.js';
export { unknownNamesIn } from '../features/diagnostics/unknown-attribute-names.js';
export { failureOf, unavailableItemOf } from '../features/doctor/failures.js';
export {
  featureFindings,
  ignoredBy,
  settingFindings,
} from '../features/doctor/feature-findings.js';
export {
  failureDetail,
  issueDetail,
  issuesByCode,
  tagWithSuggestions,
  when,
  wrongValues,
} from '../features/doctor/finding.js';
export { hidesAddress, policyIn } from '../features/doctor/page-facts.js';
export { doctor as findingTexts, type FindingCode } from '../i18n/doctor.js';
export { issueText } from '../i18n/validation-texts.js';
