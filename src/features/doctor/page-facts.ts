/** What the doctor has to know of the page around an element. */
import { pageState } from '../../client/page-state.js';
import type { FindingCode } from '../../i18n/doctor-messages.js';

let isStyled: boolean | undefined;

/** Whether mkt.css is on the page, by whatever name: an animation is there where its keyframes are. */
export function hasStyleSheet(): boolean {
  if (isStyled) return true;
  const probe = document.createElement('span');
  probe.style.animation = '1s mkt-room-lapses';
  document.documentElement.append(probe);
  isStyled = probe.getAnimations().length > 0;
  probe.remove();
  return isStyled;
}

/** What TypeScript does not know of yet. */
interface LayoutShift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node | null }[];
}

const moved = new Set<Node>();
/** What the panels themselves move does not count. */
let firstPanelAt = Infinity;

/**
 * Begins to note what moves on the page; browsers that do not tell have nothing to say.
 * @param onMove called when something has moved
 */
export function watchShifts(onMove: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
  new PerformanceObserver((list) => {
    for (const { startTime, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput || startTime >= firstPanelAt) continue;
      for (const { node } of sources) if (node) moved.add(node);
      onMove();
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export const notePanel = (): void => {
  firstPanelAt = Math.min(firstPanelAt, performance.now());
};

/** What follows an element on the page. */
function following(element: Element): Element | undefined {
  let one: Element | null = element;
  while (one && !one.nextElementSibling) one = one.parentElement;
  return one?.nextElementSibling ?? undefined;
}

/** Whether what stands below an element has moved. */
export function hasMovedBelow(element: Element): boolean {
  const next = following(element);
  return !!next && [...moved].some((node) => next.contains(node));
}

/** Milliseconds that the service's host may take to say that it is there. */
const PATIENCE = 4000;

/** Why nothing came of a request: asks whether the service's host is there at all. */
export async function whyUnreached(address: string): Promise<FindingCode> {
  if (!navigator.onLine) return 'offline';
  if (pageState.blocked) return 'policy';
  const { origin } = new URL(address, document.baseURI);
  const violations: SecurityPolicyViolationEvent[] = [];
  const note = (event: SecurityPolicyViolationEvent) => {
    if (event.disposition === 'enforce' && event.blockedURI.startsWith(origin))
      violations.push(event);
  };
  document.addEventListener('securitypolicyviolation', note);
  try {
    await fetch(`${origin}/`, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return 'blocked';
  } catch {
    // Browsers differ in which comes first: the violation or the failure.
    await new Promise((resolve) => setTimeout(resolve));
    return violations.length ? 'policy' : 'unreachable';
  } finally {
    document.removeEventListener('securitypolicyviolation', note);
  }
}
