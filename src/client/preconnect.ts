/** Origins to which the page has a connection, or soon will have. */
const connected = new Set<string>();

/**
 * Connects to the service while there is nothing else to do, for what is further down the page.
 * @param url of a request, or of anything else at the same origin
 */
export function preconnect(url: string): void {
  // The request will say that such an address is none.
  if (!URL.canParse(url, document.baseURI)) return;
  const { origin } = new URL(url, document.baseURI);
  if (connected.has(origin) || origin === location.origin) return;
  connected.add(origin);
  const connect = () => {
    const link = document.createElement('link');
    link.rel = 'preconnect';
    link.href = origin;
    document.head.append(link);
  };
  // Not every browser tells of idle moments.
  (
    (globalThis as { requestIdleCallback?: (work: () => void) => void }).requestIdleCallback ??
    setTimeout
  )(connect);
}
