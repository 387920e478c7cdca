/** The ways that most requests do not take: loaded where one has to. */
import { toRequestError } from '../error-mapping.js';
import { pageState } from '../page-state.js';
import { fetchTransport } from './fetch.js';
import { frameTransport } from './frame.js';
import type { TransportRequest, FailureKind, Transport, Violations } from './transport.js';

/**
 * Every transport but that of a script in the page. Where such a script has failed, the same is
 * asked by CORS: that alone sees why, be it that nothing was found or that the quota is used up.
 */
export const other: Transport = (errand, signal) => {
  const { transport = pageState.blocked && 'frame' } = errand.settings;
  const way =
    transport === 'frame' && typeof document !== 'undefined' ? frameTransport : fetchTransport;
  // An address that is none is as good as one where nobody answers.
  return way(errand, signal).catch((error: unknown) => {
    throw error instanceof TypeError
      ? toRequestError('lost', errand.operation, errand.timeout)
      : error;
  });
};

/** Whether a policy of the page has kept a script out. */
async function isBlocked(script: HTMLScriptElement | null, violations: Violations) {
  // Where only trusted scripts may be made, there is none.
  if (!script) return true;
  // Browsers differ in which of the two events comes first.
  await new Promise((resolve) => setTimeout(resolve));
  // After a redirect, its origin alone is told. An address that is none is not kept out by a policy.
  const [origin = ''] = /^\w+:\/\/[^/]+/.exec(script.src) ?? [];
  const violation = violations[script.src] ?? violations[origin];
  return violation?.disposition === 'enforce' && violation.effectiveDirective.startsWith('script');
}

/**
 * What becomes of a request whose script in the page has failed: where a policy has kept it out,
 * this one and all later ones of the page go by the frame.
 * @param script null where it could not be made
 */
export async function failed(
  kind: FailureKind,
  errand: TransportRequest,
  signal: AbortSignal,
  script: HTMLScriptElement | null,
  violations: Violations,
): Promise<unknown> {
  if (kind === 'lost' && (await isBlocked(script, violations))) {
    pageState.blocked = true;
    return frameTransport(errand, signal);
  }
  throw toRequestError(kind, errand.operation, errand.timeout);
}
