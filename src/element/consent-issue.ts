import type { ValidationIssue } from '../client/validation/issue.js';

const MANAGER = /^tcf(?::([1-9]\d*))?$/;

/** Ids of vendors have 16 bits. */
const LARGEST_VENDOR = 65535;

/** The issue with a value of the setting `consent` that names no event: unlike other settings, it holds requests back. */
export function managerIssue(value: string): ValidationIssue<'invalid'> | undefined {
  const match = MANAGER.exec(value);
  if (match && !(Number(match[1]) > LARGEST_VENDOR)) return undefined;
  const rule = { kind: 'text', values: ['click', 'event:NAME', 'tcf:VENDOR'] } as const;
  return { code: 'invalid', parameter: 'consent', value, rule };
}
