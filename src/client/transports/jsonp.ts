import fetchJsonp from 'fetch-jsonp';
import { callbackName } from '../request.js';
import { TransportFailure, type FailureKind, type Transport } from './transport.js';

/** The page's global scope, where scripts of the service find their callbacks. */
const scope = globalThis as unknown as Record<string, ((body?: unknown) => void) | undefined>;

/**
 * JSONP by a script in the page. Adds to fetch-jsonp: abort, an error for a script that loads without calling
 * back, and cleanup in every case.
 */
export const jsonpTransport: Transport = ({ operation, url, timeout }, signal) =>
  new Promise((resolve, reject) => {
    const callback = callbackName(url);
    const parameter = operation.callback ?? 'callback';
    const sent = fetchJsonp(url, {
      jsonpCallback: parameter,
      jsonpCallbackFunction: callback,
      timeout,
      // Without a charset from the service, browsers use the page's encoding.
      charset: 'utf-8',
      ...(operation.auth === 'oauth' && { referrerPolicy: 'no-referrer' }),
    });
    // The id that fetch-jsonp gives its script is the only way to find it.
    const script = document.getElementById(`${parameter}_${callback}`) as HTMLScriptElement | null;
    const finish = scope[callback];

    const settle = () => {
      // Calling fetch-jsonp's callback ends its timer and removes its script.
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
    // The script may call back again until it has finished.
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
      // An equal request may have started meanwhile, with the same callback.
      else if (scope[callback] === ignore) delete scope[callback];
    });
    sent.catch((error: unknown) => {
      // fetch-jsonp's errors differ only by their message.
      if (!called) fail((error as Error).message.endsWith(' timed out') ? 'timeout' : 'network');
    });
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
  });

/**
 * Stops a script whose request was aborted: its callback no longer exists. Browsers do not run a script that
 * has moved to another document. In Firefox that fires an error event, which fetch-jsonp would attribute to a
 * new equal request.
 */
function retire(script: HTMLElement | null) {
  if (!script) return;
  script.onerror = null;
  document.implementation.createHTMLDocument('').adoptNode(script);
}
