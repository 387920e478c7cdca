/** A search by the words of the page: loaded with `keyword-from`. */
import type { Request } from '../../client/request.js';
import type { Send } from '../../element/feature.js';
import type { Inputs } from '../../element/inputs.js';
import type { WidgetHost } from '../../element/host.js';
import type { DisplayedAnswer } from '../../element/request/request-state.js';
import { warn } from '../../element/report.js';
import { firstFound } from './first-found.js';
import {
  ignoredKeywordFrom,
  ownKeyword,
  wordSourceOf,
  type KeywordValues,
} from './keyword-from-rule.js';
import { keywordsToTry, pageWords, SOURCES, sourceOf } from './page-words.js';

const known = new WeakMap<Element, { readonly key: string; readonly keywords: string[] }>();
const waiting = new WeakSet<Element>();

/**
 * The keywords to search for on this page.
 * @returns null until the whole page is there: its tags may follow the element; undefined if the element cannot
 * search by them
 */
export function keywordsOf(
  host: WidgetHost & KeywordValues,
): Pick<Inputs, 'keywords'> | null | undefined {
  const { definition, keyword, keywordSkip: skip } = host;
  const from = wordSourceOf(definition, host);
  if (!from) {
    const [ignored] = ignoredKeywordFrom(definition, host);
    if (ignored) warn(host, 'ignored', ignored);
    return undefined;
  }
  if (document.readyState === 'loading') {
    if (!waiting.has(host))
      document.addEventListener('DOMContentLoaded', () => host.requestUpdate(), { once: true });
    waiting.add(host);
    return null;
  }
  // The pages of an application have one document.
  const key = JSON.stringify([from, skip, keyword, location.href]);
  const last = known.get(host);
  if (last?.key === key) return last;
  const words = pageWords(sourceOf(document.querySelectorAll(SOURCES)), { from, skip });
  if (!words.length) warn(host, 'noPageWords', `keyword-from="${from}"`);
  const keywords = keywordsToTry(words, ownKeyword(definition, host));
  known.set(host, { key, keywords });
  return { keywords };
}

/** Sends a request by each of its keywords until one has results; further pages by the one that had. */
export const findFirst = (
  { state }: WidgetHost,
  request: Request,
  send: Send,
): Promise<DisplayedAnswer> =>
  firstFound(request, send, Number(request.values['page']) > 1 ? state.answer?.values : undefined);
