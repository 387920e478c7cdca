import { origins } from './origins.js';
import { waitForResult } from './waits.js';

/** Leftovers of JSONP in the page: callbacks on the window, scripts of the service in the head. */
export const traces = (): readonly string[] => [
  ...Object.getOwnPropertyNames(window).filter((name) => name.startsWith('mkt_')),
  ...[...document.head.querySelectorAll('script')]
    .map(({ src }) => src)
    .filter((src) => src.startsWith(origins.service)),
];

/** Settles once a script of the service is in the page. */
export const underWay = (): Promise<unknown> =>
  waitForResult(document.head, { childList: true }, () => traces()[0] ?? null);

/**
 * Settles once the page has received, or given up, a resource whose address contains a text, and its script has
 * run. Call it before the request: browsers keep only a short list.
 */
export async function arrival(part: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (!list.getEntries().some(({ name }) => name.includes(part))) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'resource' });
  });
  // A script that was requested later runs later.
  await new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = `data:text/javascript,//${part}`;
    script.onload = resolve;
    document.head.append(script);
    void Promise.resolve().then(() => script.remove());
  });
}
