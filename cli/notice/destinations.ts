/** The destinations of a page with the kit, and the data that each receives. Pure, also for the builder. */
import { LONGEST_USE, scriptsByTag, STORE_NAME, timeToLive } from '../../src/exports/privacy.js';
import { type AnyRecord, summaryOf } from '../../src/exports/requests.js';
import { hasValue } from '../../src/exports/validate.js';
import type { ElementSettings } from '../../src/exports/definitions.js';
import { parseCredit } from '../../src/exports/entries.js';
import { hidesAddress } from '../../src/exports/findings.js';
import type { KeywordValues, WidgetOptions } from '../../src/exports/resolve.js';

/** An element with requests, on a page. */
export interface NoticedElement {
  readonly tag: string;
  readonly settings: ElementSettings;
  /** Absent for elements without entries. */
  readonly options?: Partial<WidgetOptions & KeywordValues> | undefined;
  /** Empty if its request was not sent. */
  readonly records: readonly AnyRecord[];
  /** True for an element in a frame that shows `embed.html`. */
  readonly isInFrame?: boolean;
}

export interface NoticedPage {
  /** Undefined if it is unknown: relative addresses are then the publisher's own. */
  readonly address: string | undefined;
  /** Its referrer policy; '' for the browser's default. */
  readonly policy: string;
  /** The addresses of the kit's files. */
  readonly files: readonly string[];
  readonly elements: readonly NoticedElement[];
}

/** The data that a destination receives. */
export type Sent =
  | 'page'
  | 'origin'
  | 'network'
  | 'cookies'
  | 'pageWords'
  | 'words'
  | 'position'
  | 'token'
  | 'item'
  | 'clicks';

export type DestinationKind =
  'files' | 'service' | 'relay' | 'pictures' | 'tiles' | 'links' | 'analytics';

export interface Destination {
  readonly kind: DestinationKind;
  /** '' if it is unknown. */
  readonly host: string;
  /** True for the publisher's own host. */
  readonly isOwn: boolean;
  readonly sent: ReadonlySet<Sent>;
  /** True if nothing is sent before the reader consents. */
  readonly awaitsConsent: boolean;
}

/** The data that the kit stores in the browser of a reader. */
export interface Stored {
  /** Of the database in IndexedDB and of the key in `localStorage`. */
  readonly name: string;
  /** Seconds for which an answer replaces a request. */
  readonly fresh: number;
  /** Hours for which it may be shown at all. */
  readonly longest: number;
  /** True if the addresses of the requests contain the search words of readers. */
  readonly hasWords: boolean;
}

export interface Notice {
  readonly destinations: readonly Destination[];
  /** Undefined if no answers are stored. */
  readonly stored: Stored | undefined;
  readonly keeps: boolean;
  /** The settings `consent` of elements with a service; '' for those without one. */
  readonly consents: readonly string[];
  readonly hasTokens: boolean;
  /** True if readers can search around their position. */
  readonly hasPosition: boolean;
}

/** The address of a page whose own one is unknown. */
const UNKNOWN = 'https://page.invalid/';

/** Hosts that need no escaping in Markdown and HTML, also with `{s}` for several hosts of tiles. */
const PLAIN_HOST = /^([\w.:[\]-]|\{\w+\})+$/;
/** Begins code of a template, whose result is unknown. */
const TEMPLATE_CODE = /\{[{%]|<[%?]/;

/** The host of an address; '' for an address that a template fills in, for example. */
function hostOf(address: string, page: string | undefined) {
  const base = page ?? UNKNOWN;
  const url =
    !TEMPLATE_CODE.test(address) && URL.canParse(address, base)
      ? new URL(address, base)
      : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !PLAIN_HOST.test(url.host))
    return { host: '', isOwn: false };
  const isOwn = url.host === new URL(base).host;
  return { host: isOwn && !page ? '' : url.host, isOwn };
}

/** The part of the page's address that a browser sends to other hosts: strict policies send it to HTTPS hosts. */
function referrerOf(policy: string): Sent[] {
  if (hidesAddress(policy)) return [];
  return [/^(unsafe-url|no-referrer-when-downgrade)$/.test(policy) ? 'page' : 'origin'];
}

const isBookmark = (tag: string) => tag.includes('bookmark');
/** True for the recommendations for a page, whose requests contain its address. */
const isForPage = (tag: string) => !!scriptsByTag[tag]?.includes('picks');
const isSearch = (control: string) => control !== 'near';
const hasMap = ({ view }: Partial<WidgetOptions>) => view === 'map' || view === 'both';

/** The address of an element's service; undefined without one. */
const serviceOf = ({ tag, settings: { baseUrl, dynamicAdUrl } }: NoticedElement) =>
  isForPage(tag) ? dynamicAdUrl : baseUrl;

/** The data that the service of an element receives. */
function sentToService(
  { tag, settings: { transport }, options }: NoticedElement,
  referrer: readonly Sent[],
): Sent[] {
  const controls = options?.controls ?? [];
  const hidesPage = transport === 'frame' || isBookmark(tag);
  return [
    ...(isForPage(tag) ? ['page' as const] : hidesPage ? [] : referrer),
    'network',
    ...(transport === 'fetch' ? [] : ['cookies' as const]),
    ...(options?.keywordFrom ? ['pageWords' as const] : []),
    ...(controls.some(isSearch) ? ['words' as const] : []),
    ...(controls.includes('near') ? ['position' as const] : []),
    ...(isBookmark(tag) ? ['token' as const] : []),
  ];
}

const given = (addresses: readonly (string | undefined)[]): string[] =>
  addresses.filter((address) => !!address) as string[];

function destinationsOf(
  element: NoticedElement,
  referrer: readonly Sent[],
  isRelay: boolean,
): [DestinationKind, readonly string[], readonly Sent[]][] {
  const { settings, options = {}, records } = element;
  const { analytics, credit, linkParams } = settings;
  const { shops = [], mapTiles } = options;
  const service = serviceOf(element);
  const loaded: Sent[] = [...referrer, 'network', 'cookies'];
  const entries = records.map(summaryOf);
  const links = entries.map(({ href }) => href);
  const unknown = service && !records.length ? [''] : [];
  const pathOfPage: Sent[] = linkParams?.includes('{page}') ? ['page'] : [];
  return [
    [isRelay ? 'relay' : 'service', given([service]), sentToService(element, referrer)],
    ['pictures', [...given(entries.map(({ image }) => image)), ...unknown], loaded],
    ['tiles', hasMap(options) ? given([mapTiles]) : [], loaded],
    [
      'links',
      [...given([...links, parseCredit(credit ?? '').href]), ...unknown, ...shops],
      [...referrer, ...pathOfPage, 'network', 'item'],
    ],
    ['analytics', analytics ? [''] : [], ['clicks']],
  ];
}

/** True for an element whose answers the browser stores. */
const isStored = (element: NoticedElement) =>
  !isBookmark(element.tag) && timeToLive(element.settings) > 0 && !!serviceOf(element);

/**
 * The notice about pages.
 * @param isRelay true if the service of the settings is the publisher's own relay
 */
export function noticeOf(pages: readonly NoticedPage[], isRelay = false): Notice {
  const found = new Map<string, Destination>();
  const add = (
    kind: DestinationKind,
    { host, isOwn }: Pick<Destination, 'host' | 'isOwn'>,
    sent: readonly Sent[],
    awaitsConsent: boolean,
  ) => {
    const key = `${kind} ${host} ${isOwn}`;
    const earlier = found.get(key);
    const all = new Set([...(earlier?.sent ?? []), ...sent]);
    // The address of a page contains its origin.
    if (all.has('page')) all.delete('origin');
    found.set(key, {
      ...{ kind, host, isOwn, sent: all },
      awaitsConsent: awaitsConsent && earlier?.awaitsConsent !== false,
    });
  };
  for (const { address, policy, files, elements } of pages) {
    const referrer = referrerOf(policy);
    const loaded: Sent[] = [...referrer, 'network', 'cookies'];
    for (const file of files) add('files', hostOf(file, address), loaded, false);
    for (const element of elements) {
      // Requests of a frame name the frame's own host.
      const named = element.isInFrame ? [] : referrer;
      for (const [kind, addresses, sent] of destinationsOf(element, named, isRelay)) {
        for (const each of addresses) {
          const place = each ? hostOf(each, address) : { host: '', isOwn: false };
          add(kind, place, sent, !!element.settings.consent);
        }
      }
    }
  }
  const elements = pages.flatMap((page) => page.elements);
  const stored = elements.filter(isStored);
  const destinations = [...found.values()];
  const anySends = (sent: Sent) => destinations.some((each) => each.sent.has(sent));
  return {
    destinations: ORDER.flatMap((kind) => destinations.filter((each) => each.kind === kind)),
    stored: stored.length
      ? {
          name: STORE_NAME,
          fresh: Math.max(...stored.map(({ settings }) => timeToLive(settings))) / 1000,
          longest: LONGEST_USE / 3_600_000,
          hasWords: stored.some(({ options }) => options?.controls?.some(isSearch)),
        }
      : undefined,
    keeps: elements.some(({ settings }) => hasValue(settings.keep)),
    consents: [
      ...new Set(elements.filter(serviceOf).map(({ settings }) => settings.consent ?? '')),
    ],
    hasTokens: anySends('token'),
    hasPosition: anySends('position'),
  };
}

const ORDER = [
  ...['files', 'service', 'relay', 'pictures', 'tiles', 'analytics', 'links'],
] as readonly DestinationKind[];
