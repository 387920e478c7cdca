import { identifierMapping } from '../../client/identifier-mapping.js';
import type { Request } from '../../client/request.js';
import { transportFor } from '../../client/transports/index.js';
import type { AnswerViewModel } from './doctor-template.js';
import { type Examined, masked } from './provenance.js';

/** The element's request; undefined if it breaks a rule. */
export function requestOf(host: Examined): Request | undefined {
  const { result } = host.resolve();
  return Array.isArray(result) ? undefined : result;
}

const addressOf = (request: Request): URL =>
  new URL(identifierMapping(request.settings['names']).urlOf(request), document.baseURI);

/** The request's address, with keys, tokens and ids masked. */
export function shownAddress(request: Request): string {
  const address = addressOf(request);
  const ofQuery = [...new URLSearchParams(String(request.settings['query'] ?? '')).keys()];
  for (const [name, value] of [...address.searchParams]) {
    const secret = name === 'access_token' || ofQuery.includes(name);
    address.searchParams.set(name, masked(name, value, { secret }));
  }
  return decodeURI(address.href).replaceAll('%E2%80%A6', '…');
}

export const transportOf = (request: Request): string =>
  transportFor({ ...request, url: addressOf(request).href, timeout: 0 });

/** The response's size in bytes; undefined if the service hides it (`Timing-Allow-Origin`). */
function bytesOf(request: Request): number | undefined {
  const { href } = addressOf(request);
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.filter(({ name }) => name.startsWith(href)).at(-1)?.encodedBodySize || undefined;
}

/** Summarises the outcome of the request. */
export function answerOf(host: Examined): AnswerViewModel {
  const { phase, records, state } = host;
  const { answer } = state;
  const request = requestOf(host);
  if (!answer) return { phase };
  const received = +answer.receivedAt;
  return {
    phase,
    shown: records?.length,
    count: answer.page.count,
    page: answer.page.page,
    pageCount: answer.page.pageCount,
    age: Math.max(0, Math.round((Date.now() - received) / 1000)),
    isKept: received < performance.timeOrigin,
    bytes: request && bytesOf(request),
  };
}
