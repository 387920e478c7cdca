import type { ValidationIssue } from '../../client/validation/issue.js';
import type { ParameterTable } from '../../client/validation/parameter.js';

export const consentSettings = {
  /**
   * Sends, connects and stores nothing before the reader consents: by a button (`click`), by an event
   * of the page (`event:NAME`), or by its consent manager (`tcf:VENDOR`).
   */
  consent: { kind: 'text' },
} as const satisfies ParameterTable;

/**
 * The values of the setting `consent`. The names that no page fires are mistakes: `event:go`, `tcf:755`, `go tcf`, `NAME`;
 * `click` would take any press for consent.
 */
const PATTERN =
  /^(?:click|tcf(?::([1-9]\d*))?|event:(?!event:|tcf:\d*$|(?:NAME|click)$|.*\s(?:event:|tcf|click$))(\S(?:.*\S)?))$/;

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

/** The event by which a page gives and withdraws consent; undefined for consent managers and wrong values. */
export const eventOf = (value: string): string | undefined =>
  value === 'click' ? 'mkt-consent' : PATTERN.exec(value)?.[2];
