import { originOf } from './trusted-origins.js';

/** Origins that the page has a connection to, or opens one to. */
const connected = new Set<string>();

/**
 * Opens a connection for requests that follow.
 * @param url of a request, or any other of the same origin
 */
export function preconnect(url: string, transport?: unknown): void {
  const origin = originOf(url);
  // An invalid address is reported by the request; an opaque origin has its own connections.
  if (!origin || connected.has(origin) || origin === location.origin || transport === 'frame')
    return;
  connected.add(origin);
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = origin;
  // Browsers use separate connections for requests without cookies, such as `fetch`.
  if (transport === 'fetch') link.crossOrigin = 'anonymous';
  document.head.append(link);
  // In a saved page, it would connect without permission.
  link.remove();
}
