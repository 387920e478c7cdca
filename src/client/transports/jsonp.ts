import fetchJsonp from 'fetch-jsonp';
import { callbackName } from '../request.js';
import type { FailureKind, Transport, Violations } from './transport.js';

/** What a policy of the page has kept out, by its address; looked at when something has failed. */
const violations: Violations = {};
const note = (event: SecurityPolicyViolationEvent) => (violations[event.blockedURI] = event);

const scope = globalThis as unknown as Record<string, ((body?: unknown) => void) | undefined>;

/**
 * JSONP by a script in the page. Adds to fetch-jsonp what that lacks: abort, notice of a script
 * that has loaded without calling back, and a clean page whatever the script does.
 */
export const jsonpTransport: Transport = (errand, signal) =>
  new Promise((resolve, reject) => {
    const { operation, url: address, timeout } = errand;
    // Only this tells a script that is blocked from one that is missing. Adding it twice does nothing.
    document.addEventListener('securitypolicyviolation', note);
    const callback = callbackName(address);
    const parameter = operation.callback ?? 'callback';
    const sent = fetchJsonp(address, {
      jsonpCallback: parameter,
      jsonpCallbackFunction: callback,
      timeout,
      ...(operation.auth === 'oauth' && { referrerPolicy: 'no-referrer' }),
    });
    const script = document.getElementById(`${parameter}_${callback}`) as HTMLScriptElement | null;
    const finish = scope[callback];

    const settle = () => {
      // Their callback also ends their timer and takes their script out of the page.
      finish?.();
      delete scope[callback];
      signal.removeEventListener('abort', abort);
    };
    const abort = () => {
      settle();
      reject(signal.reason as Error);
      retire(script);
    };
    // What becomes of a failure is loaded when there is one.
    const fail = (kind: FailureKind) => {
      settle();
      import('./index.js')
        .then(({ failed }) => failed(kind, errand, signal, script, violations))
        .then(resolve, reject);
      retire(script);
    };

    let called = false;
    // Until the script has run to its end, it may call again.
    const ignore = () => {};
    scope[callback] = (body) => {
      if (called) return;
      called = true;
      settle();
      resolve(body);
      scope[callback] = ignore;
    };
    script?.addEventListener('load', () => {
      if (!called) fail('silent');
      // By now, the same may have been asked again.
      else if (scope[callback] === ignore) delete scope[callback];
    });
    sent.catch((error: unknown) => {
      if (!called) fail((error as Error).message.endsWith(' timed out') ? 'late' : 'lost');
    });
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
  });

/**
 * A script that is no longer wanted must not run when it arrives after all, since its callback is
 * gone: browsers do not run a script that has moved to another document. Firefox calls that an
 * error, which fetch-jsonp would take for one of whoever has asked the same since.
 */
function retire(script: HTMLElement | null) {
  if (!script) return;
  script.onerror = null;
  document.implementation.createHTMLDocument('').adoptNode(script);
}
