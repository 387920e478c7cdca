import { originOf } from './trust.js';

/** Connections that the page has, or soon will have. */
const connected = new Set<string>();

/**
 * Opens a connection to the service, for requests that are still to come.
 * @param url of a request, or of anything else at the same origin
 * @param transport as in the setting of that name
 */
export function preconnect(url: string, transport?: unknown): void {
  const origin = originOf(url);
  // The request will say that such an address is none; frames of no origin have connections of their own.
  if (!origin || connected.has(origin) || origin === location.origin || transport === 'frame')
    return;
  connected.add(origin);
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = origin;
  // Browsers keep connections without cookies apart, and `fetch` sends none.
  if (transport === 'fetch') link.crossOrigin = 'anonymous';
  document.head.append(link);
}
