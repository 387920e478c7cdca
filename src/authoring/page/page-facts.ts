/** Facts about the page around an element: style sheet, layout shifts, reachability of the service. */
import { pageState } from '../../client/page-state.js';
import { readAttribute } from '../../element/attributes.js';
import { isOfKit } from '../../element/kit-elements.js';
import { isEndedEarly } from './unclosed-tag.js';
import type { WidgetHost } from '../../element/host.js';
import type { FindingCode } from '../findings/en.js';
import type { Finding } from '../findings/finding.js';
import { pageFindings, policyIn } from '../findings/page-findings.js';

/** The mistakes of the page's campaigns. */
export const campaignFaults = (): string[] => {
  const campaigns = document.querySelectorAll<Element & { readonly faults?: readonly string[] }>(
    'mkt-campaign',
  );
  return [...new Set([...campaigns].flatMap(({ faults = [] }) => faults))];
};

/** The configurations and campaigns of the page without content: they have no panel of their own. */
export const emptiedAround = (): string[] => {
  const found = [...document.querySelectorAll('mkt-config,mkt-campaign')].filter(isEndedEarly);
  return [...new Set(found.map(({ localName }) => `<${localName}>`))];
};

let isStyled: boolean | undefined;

/** True if mkt.css is loaded, whatever its address: an animation runs only if its keyframes exist. */
export function hasStyleSheet(): boolean {
  if (isStyled) return true;
  const probe = document.createElement('span');
  probe.style.animation = '1s mkt-space-ends';
  document.documentElement.append(probe);
  isStyled = probe.getAnimations().length > 0;
  probe.remove();
  return isStyled;
}

export const isUnstyled = (element: Element): boolean =>
  !getComputedStyle(element, '::before').getPropertyValue('--_row-height');

/** The `Referrer-Policy` of the page's response. */
let header = '';

/** A page cannot see its own headers: they are requested once more, from the browser's cache if possible. */
export async function readReferrerHeader(): Promise<void> {
  try {
    const response = await fetch(location.href, { method: 'HEAD', cache: 'force-cache' });
    header = response.headers.get('referrer-policy') ?? '';
  } catch {
    // A page from a file, or one whose policy forbids requests, has no header to read.
  }
}

/** @param affiliateId of an element, which may come from a property */
export function findingsOfPage(affiliateId: string | undefined): Finding[] {
  const elements = [...document.querySelectorAll('[affiliate-id],[affiliateid]')].filter(isOfKit);
  return pageFindings(policyIn(document, header), [
    ...pageState.scripts.map(({ settings }) => settings['affiliateId']),
    ...elements.map((element) => readAttribute(element, 'affiliate-id')),
    affiliateId,
  ]);
}

/** Missing in TypeScript's DOM types. */
interface LayoutShift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node | null }[];
}

const moved = new Set<Node>();
/** Shifts after this time are caused by the panels and do not count. */
let firstPanelAt = Infinity;

/**
 * Records layout shifts, in browsers that report them.
 * @param onMove called after each shift
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

/** The next element in document order that is not a descendant. */
function following(element: Element): Element | undefined {
  let ancestor: Element | null = element;
  while (ancestor && !ancestor.nextElementSibling) ancestor = ancestor.parentElement;
  return ancestor?.nextElementSibling ?? undefined;
}

export function hasMovedBelow(element: Element): boolean {
  const next = following(element);
  return !!next && [...moved].some((node) => next.contains(node));
}

/** Addresses that the policies of integrity and of embedding have blocked, each after the type of its report. */
const blocked = new Set<string>();

/** Records the requests that policies block, in browsers that report them. @param onBlock called after each report */
export function watchPolicies(onBlock: () => void): void {
  if (!('ReportingObserver' in globalThis)) return;
  const note: ReportingObserverCallback = (reports) => {
    // The values of some bodies are in their JSON only.
    for (const { type, body } of JSON.parse(JSON.stringify(reports)) as Report[])
      if (!body.reportOnly && body.disposition !== 'reporting')
        blocked.add(`${type} ${body.blockedURL}`);
    onBlock();
  };
  new ReportingObserver(note, { types: ['integrity-violation', 'coep'], buffered: true }).observe();
}

interface Report {
  readonly type: string;
  readonly body: Readonly<Record<'blockedURL' | 'disposition' | 'reportOnly', string | undefined>>;
}

/** The hosts of an element's answers and pictures that `Cross-Origin-Embedder-Policy` has blocked. */
export function embedderBlocked({ renderRoot, settings }: WidgetHost): string[] {
  const pictures = [...renderRoot.querySelectorAll('img')].map(({ src }) => src);
  const service = new URL(settings.baseUrl || '.', document.baseURI).host;
  const hosts = [...blocked].flatMap((report) => {
    const url = /^coep (.*)/.exec(report)?.[1];
    const host = url && new URL(url).host;
    return host && (host === service || pictures.includes(url)) ? host : [];
  });
  return [...new Set(hosts)];
}

/** Timeout of the probe, in milliseconds. */
const TIMEOUT_MS = 4000;

/** The cause of a network failure: probes the service's host. */
export async function causeOfNetworkFailure(address: string): Promise<FindingCode> {
  if (!navigator.onLine) return 'offline';
  if (pageState.blocked) return 'policy';
  const { origin } = new URL(address, document.baseURI);
  // Reports of earlier blocks come while the host is probed.
  const isReported = () =>
    [...blocked].some((report) => report.startsWith(`integrity-violation ${origin}/`));
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
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return isReported() ? 'integrityPolicy' : 'blocked';
  } catch {
    // Browsers differ in which comes first: the violation or the failure.
    await new Promise((resolve) => setTimeout(resolve));
    if (isReported()) return 'integrityPolicy';
    return violations.length ? 'policy' : 'unreachable';
  } finally {
    document.removeEventListener('securitypolicyviolation', note);
  }
}
