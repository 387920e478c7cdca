import fetchJsonp from 'fetch-jsonp';
import { callbackName } from '../request.js';
import { TransportFailure, type FailureKind, type Transport } from './transport.js';

/** The page's global scope, where scripts of the service find their callbacks. */
const scope = globalThis as unknown as Record<string, ((body?: unknown) => void) | undefined>;

const JAVASCRIPT = /^(module|(text|application)\/(x-)?(java|ecma)script)?$/i;

/** True if no other script has removed the script or changed its type or its address. */
const isIntact = (script: HTMLScriptElement | null, address: string): boolean =>
  !!script?.isConnected &&
  script.getAttribute('src') === address &&
  JAVASCRIPT.test(script.type.trim());

/** The callback of a request that has ended. */
const ignore = () => {};

/**
 * JSONP by a script in the page. Adds to fetch-jsonp: abort, an error for a script that loads without calling
 * back, cleanup in every case, and scripts that a tool of the page holds back: their answer is taken whenever it comes.
 */
export const jsonpTransport: Transport = ({ operation, url, timeout, onHeldBack }, signal) =>
  new Promise((resolve, reject) => {
    const callback = callbackName(url, Date.now());
    const parameter = operation.callback ?? 'callback';
    const sent = fetchJsonp(url, {
      jsonpCallback: parameter,
      jsonpCallbackFunction: callback,
      timeout,
      // Without a charset from the service, browsers use the page's encoding.
      charset: 'utf-8',
      ...(operation.auth === 'oauth' && { referrerPolicy: 'no-referrer' }),
    });
    // The id that fetch-jsonp gives its script is the only way to find it. Without the id, fetch-jsonp does not remove a
    // script that a tool of the page releases later, or its clone.
    const script = document.getElementById(`${parameter}_${callback}`) as HTMLScriptElement | null;
    script?.removeAttribute('id');
    // Its handler would remove the callback.
    if (script) script.onerror = null;
    const finish = scope[callback];
    const address = `${url}${url.includes('?') ? '&' : '?'}${parameter}=${callback}`;

    let hasEnded = false;
    let wasHeldBack = false;
    const isHeldBack = () => {
      const isHeld = !isIntact(script, address);
      wasHeldBack ||= isHeld;
      return isHeld;
    };

    const end = () => {
      isHeldBack();
      hasEnded = true;
      // Calling fetch-jsonp's callback ends its timer, and removes the callback.
      finish?.();
      signal.removeEventListener('abort', abort);
    };
    const take = (body: unknown) => {
      if (hasEnded) return;
      end();
      resolve(body);
      script?.remove();
      // The script may call back again until it has finished, and a clone of it at any time.
      scope[callback] = ignore;
    };
    const stop = (reason: Error) => {
      end();
      // A tool of the page may still release the script, or a clone.
      if (wasHeldBack) scope[callback] = ignore;
      reject(reason);
      retire(script);
    };
    const abort = () => stop(signal.reason as Error);
    const fail = (kind: FailureKind) => stop(new TransportFailure(kind, script?.src));
    const holdBack = (hasTimedOut = false) => {
      scope[callback] = take;
      onHeldBack?.(hasTimedOut);
    };
    const failUnlessHeld = (kind: FailureKind) => {
      if (hasEnded) return;
      if (isHeldBack()) holdBack();
      else fail(kind);
    };

    scope[callback] = take;
    script?.addEventListener('error', () => failUnlessHeld('network'));
    script?.addEventListener('load', () => {
      failUnlessHeld('no-callback');
      // An equal request may have started meanwhile, with the same callback.
      if (!wasHeldBack && scope[callback] === ignore) delete scope[callback];
    });
    sent.catch((error: unknown) => {
      if (hasEnded) return;
      if (!(error as Error).message.endsWith(' timed out')) {
        // A policy for trusted types has refused the script: nothing can call back.
        fail('network');
        delete scope[callback];
      } else if (isHeldBack() || wasHeldBack) holdBack(true);
      else fail('timeout');
    });
    // After observers of the page have seen the insertion.
    queueMicrotask(() => {
      if (!hasEnded && isHeldBack()) holdBack();
    });
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
  });

/**
 * Stops a script whose request has ended. Browsers do not run a script that has moved to another document; Firefox fires an
 * error event for it.
 */
function retire(script: HTMLElement | null) {
  if (script) document.implementation.createHTMLDocument('').adoptNode(script);
}
