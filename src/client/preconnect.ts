/** Origins to which the page has a connection, or soon will have. */
const warmed = new Set<string>();

/**
 * Connects to the service while there is nothing else to do, for what is further down the page.
 * @param address of a request, or of anything else at the same origin
 */
export function preconnect(address: string): void {
  if (!URL.canParse(address, document.baseURI)) return;
  const { origin } = new URL(address, document.baseURI);
  if (warmed.has(origin) || origin === location.origin) return;
  warmed.add(origin);
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
