/** Findings about an element on the console and in the panel. */
import { quotedAttributes } from '../../client/validation/quotes.js';
import type { RecordHost } from '../../element/host.js';
import { isEmptyForAuthor } from '../conditions.js';
import { languageOf, log } from '../console.js';
import { searchOf } from '../findings/failures.js';
import { shownFindings, when, type Finding } from '../findings/finding.js';
import type { Examined } from './element-facts.js';
import { endFindings } from './unclosed-tag.js';

/** Valid values in quotation marks of editors; the message about a wrong value also names its marks. */
export function quotedFindings(host: Examined): Finding[] {
  const hasIssues = host.displayIssues?.length || Array.isArray(host.resolve().result);
  const quoted = hasIssues ? [] : quotedAttributes(host);
  return when(quoted.length, 'curlyQuotes', quoted.join(' '));
}

/** An author's request without entries. */
export function emptyFindings(host: RecordHost): Finding[] {
  // A list has a line for each of its items.
  if (host.state.answer?.failures?.length) return [];
  const detail = searchOf(host, host.resolved);
  if (!host.state.answer?.unavailable) return [{ code: 'nothingFound', detail }];
  return [{ code: 'gone', detail }];
}

/** @param mayBeUnclosed false if nothing hints at a missing end tag */
export function logFindings(host: RecordHost, mayBeUnclosed = false): void {
  for (const { code, detail } of [
    ...(mayBeUnclosed ? endFindings(host) : []),
    ...shownFindings(host.displayIssues, languageOf(host)),
    ...quotedFindings(host),
    ...(isEmptyForAuthor(host) ? emptyFindings(host) : []),
  ])
    log(host, code, detail);
}
