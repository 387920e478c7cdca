/** Chooses the transport of a request, and a fallback if that one cannot work. */
import { pageState } from '../page-state.js';
import { NetworkError } from '../request-error.js';
import { isTrusted } from '../trusted-origins.js';
import { jsonpTransport } from './jsonp.js';
import { TransportFailure, type Transport, type TransportRequest } from './transport.js';

/** Addresses of scripts that the page's policies have blocked. */
const blocked = new Set<string>();

const recordViolation = ({
  blockedURI,
  disposition,
  effectiveDirective,
}: SecurityPolicyViolationEvent) => {
  if (disposition === 'enforce' && effectiveDirective.startsWith('script')) blocked.add(blockedURI);
};

/**
 * True if a policy of the page has blocked a script.
 * @param url the address of the script; undefined if a policy for trusted types refused it
 */
async function isBlockedByPolicy(url: string | undefined): Promise<boolean> {
  if (url === undefined) return true;
  // The violation and the script's error come in a different order in each browser.
  await new Promise((resolve) => setTimeout(resolve));
  // After a redirect, a violation names only the origin. Policies do not block invalid addresses.
  const [origin = ''] = /^\w+:\/\/[^/]+/.exec(url) ?? [];
  return blocked.has(url) || blocked.has(origin);
}

/** Loads what few requests need. */
export const loadRecovery = () =>
  import('../recovery.js').catch((error: unknown) => {
    throw new NetworkError((error as Error).message);
  });
const frame: Transport = async (...sent) => (await loadRecovery()).frameTransport(...sent);
const fetch: Transport = async (...sent) => (await loadRecovery()).fetchTransport(...sent);

/** A script in the page. If a policy of the page blocks it, this request and all later ones use the frame. */
const jsonp: Transport = async (request, signal) => {
  // A blocked script fails like a missing one: only the policy violation distinguishes them. Adding the same
  // listener again has no effect.
  document.addEventListener('securitypolicyviolation', recordViolation);
  try {
    return await jsonpTransport(request, signal);
  } catch (error) {
    const isLost = error instanceof TransportFailure && error.kind === 'network';
    if (!isLost || !(await isBlockedByPolicy(error.scriptUrl))) throw error;
    pageState.blocked = true;
    return frame(request, signal);
  }
};

const transports = { jsonp, frame, fetch };

export type TransportName = keyof typeof transports;

/**
 * The transport of a request: that of the setting; else a script in the page, unless a policy blocks it, or the
 * address contains a reader's token, which other scripts and policy reports could see. A service that the page
 * does not trust never runs a script in it.
 */
export function transportFor({ operation, settings, url, first }: TransportRequest): TransportName {
  // Outside of a page, only `fetch` works.
  if (typeof document === 'undefined') return 'fetch';
  const byFrame = pageState.blocked || operation.auth === 'oauth';
  const name = settings['transport'] ?? (byFrame ? 'frame' : 'jsonp');
  if (name !== 'jsonp') return name as TransportName;
  if (!isTrusted(url)) return 'frame';
  // Where scripts fail, theirs is the second attempt.
  return (first ? first === 'jsonp' : pageState.scriptsFail || globalThis.crossOriginIsolated)
    ? 'fetch'
    : name;
}

export const transmit: Transport = (request, signal) =>
  transports[transportFor(request)](request, signal);
