import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';
import { keywordFromAttributes } from './keyword-from-attributes.js';
import type { KeywordValues } from './keyword-from-rule.js';

export const keywordFromModule = new LazyModule(() => import('./keyword-from.js'));

/** In place of words before they may be read: valid, so that the element waits, and never sent. */
const UNREAD = '\u2026\u2026';

/** Searches by the words of the page. */
export const keywordFromFeature = {
  attributes: keywordFromAttributes,
  isNeeded: () => false,
  inputs(host) {
    if (!host.keywordFrom) return undefined;
    if (host.permission !== 'given') return { keywords: [UNREAD] };
    return keywordFromModule.isPending(host) ? null : keywordFromModule.loaded?.keywordsOf(host);
  },
  load: (host, request, send) =>
    request.keywords ? keywordFromModule.loaded!.findFirst(host, request, send) : send(request),
} as const satisfies Feature<WidgetHost & KeywordValues>;
