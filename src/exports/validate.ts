/** Rules of values, their issues, and corrections. */
export { isKeyword } from '../client/operations/shared.js';
export { url as webAddress } from '../client/records/fields.js';
export { CURLY_QUOTE } from '../client/validation/curly-quote.js';
export type { ValidationIssue, ValidationMessage } from '../client/validation/issue.js';
export { describeRule, explain, ParameterError } from '../client/validation/messages.js';
export { isQuoted, unquoted } from '../client/validation/quotes.js';
export { repair, type Accident } from '../client/validation/repair.js';
export {
  didYouMean,
  nearestName,
  nearestTags,
  nearestValue,
} from '../client/validation/suggest.js';
export { hasValue, requiredIssue, validate } from '../client/validation/validate.js';
export { consentIssue } from '../element/permission.js';
export { themeIssues } from '../components/config/config.js';
export { analyticsIssue } from '../features/analytics/analytics-rule.js';
export { fitOf, replacedByFit } from '../features/fit/fit-rule.js';
export { keepIssue } from '../features/keep/kept-id.js';
export { linkParamsIssue } from '../features/link-params/link-params-rule.js';
export { campaignFaults, periodIssues, periodOf } from '../features/period/period.js';
export {
  PLACEHOLDER as SHOP_PLACEHOLDER,
  commonPlaceholders,
  shopFaults,
  unknownPlaceholders,
} from '../features/shops/shops-rule.js';
