/**
 * The sandbox web service in the reader's browser, for live elements on any static host: a service worker that
 * answers below `sandbox/`.
 */
import { createService } from '../../sandbox/app.js';

/** The types of a service worker, which conflict with those of a page. */
interface Worker {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'message', listener: () => void): void;
  addEventListener(
    type: 'activate',
    listener: (event: { waitUntil(done: Promise<void>): void }) => void,
  ): void;
  addEventListener(
    type: 'fetch',
    listener: (event: {
      readonly request: Request;
      respondWith(answer: Response | Promise<Response>): void;
    }) => void,
  ): void;
}

const worker = globalThis as unknown as Worker;
const base = new URL('sandbox', worker.registration.scope).href;
const service = createService({ address: base });

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', () => void worker.clients.claim());

worker.addEventListener('fetch', (event) => {
  const { url, method } = event.request;
  if (!url.startsWith(`${base}/`)) return;
  const { origin } = new URL(url);
  event.respondWith(service.request(`${origin}${url.slice(base.length)}`, { method }));
});
