import type { ValidationIssue } from '../client/validation/issue.js';
import { PATTERN } from './consent-rule.js';

/** Ids of vendors have 16 bits. */
const LARGEST_VENDOR = 65535;

/** The issue with a value of the setting `consent`: unlike other settings, any wrong value holds requests back. */
export function consentIssue(value: string | undefined): ValidationIssue<'invalid'> | undefined {
  if (value == null) return undefined;
  const match = PATTERN.exec(value);
  if (match && !(Number(match[1]) > LARGEST_VENDOR)) return undefined;
  return {
    code: 'invalid',
    parameter: 'consent',
    value,
    rule: { kind: 'text', values: ['click', 'event:NAME', 'tcf:VENDOR'] },
  };
}
