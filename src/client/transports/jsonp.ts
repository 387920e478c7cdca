import fetchJsonp from 'fetch-jsonp';
import { callbackName } from '../request.js';
import { TransportFailure, type FailureKind, type Transport } from './transport.js';

/** The page's global scope, where scripts of the service find their callbacks. */
const scope = globalThis as unknown as Record<string, ((body?: unknown) => void) | undefined>;

/** What fetch-jsonp calls its script, by which alone that can be had. */
const scriptId = (parameter: string, callback: string) => `${parameter}_${callback}`;

/** Whether fetch-jsonp says that there was no answer in time; its errors differ by their message. */
const isTimeout = (error: unknown) => (error as Error).message.endsWith(' timed out');

/**
 * JSONP by a script in the page. Adds to fetch-jsonp what that lacks: abort, notice of a script
 * that has loaded without calling back, and a clean page whatever the script does.
 */
export const jsonpTransport: Transport = ({ operation, url, timeout }, signal) =>
  new Promise((resolve, reject) => {
    const callback = callbackName(url);
    const parameter = operation.callback ?? 'callback';
    const sent = fetchJsonp(url, {
      jsonpCallback: parameter,
      jsonpCallbackFunction: callback,
      timeout,
      // Where the service does not say it, a browser takes the page's encoding for the script's.
      charset: 'utf-8',
      ...(operation.auth === 'oauth' && { referrerPolicy: 'no-referrer' }),
    });
    const script = document.getElementById(
      scriptId(parameter, callback),
    ) as HTMLScriptElement | null;
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
    const fail = (kind: FailureKind) => {
      settle();
      reject(new TransportFailure(kind, script?.src));
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
      if (!called) fail('no-callback');
      // By now, the same may have been asked again.
      else if (scope[callback] === ignore) delete scope[callback];
    });
    sent.catch((error: unknown) => {
      if (!called) fail(isTimeout(error) ? 'timeout' : 'network');
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
