/** Failures that a command explains to its user, in the user's language. */
import { RequestError } from '../src/exports/requests.js';
import { failureDetail, failureOf, findingTexts } from '../src/exports/findings.js';
import type { Locale } from '../src/exports/texts.js';
import { systemReason } from './words/failures.js';

export type Text = (locale: Locale) => string;

/** Printed without a stack. */
export class CommandError extends Error {
  constructor(
    readonly text: Text,
    options?: ErrorOptions,
  ) {
    super(text('en'), options);
  }
}

export class UsageError extends CommandError {}

/** Details of a failed request, beside its finding. */
export const detailOf = (error: Error, locale: Locale): string | undefined =>
  error instanceof CommandError ? error.text(locale) : failureDetail(error, locale).detail;

/** The reason of a failure, without the codes of the system. */
export function reasonOf(error: unknown, locale: Locale): string {
  if (error instanceof CommandError) return error.text(locale);
  if (error instanceof RequestError && 'problems' in error) return detailOf(error, locale)!;
  if (!(error instanceof RequestError) || locale === 'en')
    return systemReason((error as Error).message, locale);
  const [problem] = findingTexts[locale][failureOf(error)];
  const detail = detailOf(error, locale);
  return detail ? `${problem}（${detail}）` : problem;
}
