import type { ValidationIssue } from '../../client/validation/issue.js';

const PATTERN = /^(click|event:.+|tcf(:\d+)?)$/;

/** The issue with a value of the setting `consent`: unlike other settings, any wrong value holds requests back. */
export const consentIssue = (value: string | undefined): ValidationIssue<'invalid'> | undefined =>
  value == null || PATTERN.test(value)
    ? undefined
    : {
        code: 'invalid',
        parameter: 'consent',
        value,
        rule: { kind: 'text', values: ['click', 'event:NAME', 'tcf:VENDOR'] },
      };
