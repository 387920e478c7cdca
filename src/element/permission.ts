/**
 * May this page connect and store now? Elements ask before they request or read the store, the script tag before its early
 * connection. The setting `consent` of elements, configurations and script tags demands the reader's consent; events, the
 * button and consent managers give it.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { pageState, SETTINGS_CHANGE } from '../client/page-state.js';
import type { ValidationIssue } from '../client/validation/issue.js';
import type { ParameterTable, ParamsOfTable } from '../client/validation/parameter.js';
import { settingOf } from './attributes.js';
import { isParsed, isWhereParserEnds, matches } from './dom.js';
import { LazyModule } from './lazy-module.js';
import { warn, warnOnce } from './report.js';
import type { Permission } from './request/request-state.js';
import {
  configsAround,
  scriptSettingsFor,
  settingsOf,
  type ElementSettings,
} from './settings/settings.js';
import { listsOf, removeStoredData } from './stored-data.js';

export const consentSettings = {
  /**
   * Sends, connects and stores nothing before the reader consents: by a button (`click`), by an event
   * of the page (`event:NAME`), or by its consent manager (`tcf:VENDOR`).
   */
  consent: { kind: 'text' },
} as const satisfies ParameterTable;

declare module './settings/settings.js' {
  interface ElementSettings extends ParamsOfTable<typeof consentSettings> {}
}

/** An event that the page fires: `event:go`, `tcf:755`, `go tcf` and `NAME` are mistakes; `click` would be any press. */
const EVENT = /^event:(?!event:|tcf:\d*$|(?:NAME|click)$|.*\s(?:event:|tcf|click$))(\S(?:.*\S)?)$/;

/** The event by which a page gives and withdraws consent; undefined for consent managers and wrong values. */
export const eventOf = (value: string): string | undefined =>
  value === 'click' ? 'mkt-consent' : EVENT.exec(value)?.[1];

/** A consent manager, with the id of a vendor, which has 16 bits. */
const MANAGER = /^tcf(?::([1-9]\d*))?$/;

/** The issue with a value of the setting: unlike other settings, it holds requests back. */
export function consentIssue(
  value: string | null | undefined,
): ValidationIssue<'invalid'> | undefined {
  if (value == null || eventOf(value)) return undefined;
  const [manager, vendor = 0] = MANAGER.exec(value) ?? [];
  if (manager && Number(vendor) < 2 ** 16) return undefined;
  const rule = { kind: 'text', values: ['click', 'event:NAME', 'tcf:VENDOR'] } as const;
  return { code: 'invalid', parameter: 'consent', value, rule };
}

const consentManager = new LazyModule(() => import('./consent-manager.js'));

/** The reader's answer to one value of the setting. */
interface Consent {
  /** Undefined until the reader has answered. */
  isGiven?: boolean | undefined;
  isObserved: boolean;
  /** The kept lists of the services of all elements with the value, from `listsOf`. */
  readonly lists: Set<string>;
}

const consents = new Map<string, Consent>();

const announce = () => document.dispatchEvent(new CustomEvent(SETTINGS_CHANGE));

/** Announces a change to all elements. A refusal also removes the data of earlier visits. */
function answer(consent: Consent, isGiven: boolean | undefined): void {
  const wasGiven = !!consent.isGiven;
  consent.isGiven = isGiven;
  if (isGiven === false || (wasGiven && !isGiven)) removeStoredData(consent.lists);
  if (wasGiven !== !!isGiven) announce();
}

/**
 * The answer to a value; listens for its event from the first call on. No element is in scope, since the page keeps the
 * listener, and so everything in the scope of its function.
 * @param settings of an element with the value: a refusal counts for the lists of its service
 */
function consentOf(value: string, settings: ElementSettings): Consent {
  const event = eventOf(value);
  const consent: Consent = consents.get(value) ?? { isObserved: !!event, lists: new Set() };
  // `detail: false` refuses consent. A capturing listener also receives events that do not bubble.
  const onEvent = ({ detail }: Event & { readonly detail?: unknown }) =>
    answer(consent, detail !== false);
  if (event && !consents.has(value)) addEventListener(event, onEvent, true);
  consents.set(value, consent);
  const list = listsOf(settings);
  // The reader may have refused before the first element of this service.
  if (consent.isGiven === false && !consent.lists.has(list)) removeStoredData([list]);
  consent.lists.add(list);
  return consent;
}

/** Observes the consent manager that a value names, from its first element on. A wrong value is never consent. */
function observeManager(element: Element, value: string, consent: Consent): void {
  if (consent.isObserved) return;
  consent.isObserved = true;
  const issue = consentIssue(value);
  if (issue) {
    warn(element, 'wrongConsent', [issue]);
    return;
  }
  consentManager.load().then(
    ({ observe }) => observe(value.split(':')[1], (isGiven) => answer(consent, isGiven)),
    () => {
      // The next update tries again.
      consent.isObserved = false;
    },
  );
}

/** Listens for the events of the script tags' consents: a page without elements can refuse, too. */
export function observeScripts(): void {
  const all = pageState.scripts.map(({ settings }) => settings as ElementSettings);
  for (const { consent: value } of all)
    if (value != null && eventOf(value)) for (const each of all) consentOf(value, each);
}

/** True if the script tags of the page may have lost the consent that they demand. Tells the author so once. */
function isTagLost(): boolean {
  const { scripts } = pageState;
  if (!scripts.length || !scripts.every(({ isLost }) => isLost)) return false;
  warnOnce('lostTag');
  return true;
}

/** The connected configurations. All are upgraded, in shadow roots as well, once the element is defined. */
const configs = (pageState.configs ??= new Set());

const demandOf = (config: Element) => settingOf(config, 'consent', 'consent') as string | undefined;

/** True for an element of the kit, and for one of the page that may contain some. The name of a form can be a field. */
const mayBeOfKit = (element: Element) =>
  (typeof element.localName === 'string' && element.localName.includes('-')) ||
  matches(element, '[data-mkt]');

/**
 * True if a configuration demands consent for the whole page: it contains no element, or it stands where the parser may
 * have ended it before one.
 */
const isForPage = (config: Element): boolean =>
  demandOf(config) != null &&
  isParsed(config) &&
  (isWhereParserEnds(config) || ![...config.getElementsByTagName('*')].some(mayBeOfKit));

/**
 * The values for an element that the reader has not consented to: of the values of the script tag, and of the element or a
 * configuration around it, else those for the whole page. Observes them from the first call on; the element need not have
 * rendered.
 */
export function missingConsents(element: Element, settings: ElementSettings): string[] {
  const { consent } = settings;
  const around = consent == null ? [] : configsAround(element).map(demandOf);
  const nearest = around.find((value) => value != null);
  const ofScript = nearest == null ? consent : scriptSettingsFor(element)['consent'];
  // A data element that has not got its configuration yet.
  let config: Element | null = null;
  for (let at: Element | undefined = element; at && !config;) {
    config = at.closest('[data-mkt="config" i][data-consent]');
    at = (at.getRootNode() as Partial<ShadowRoot>).host;
  }
  const own = nearest ?? config?.getAttribute('data-consent');
  const all = own == null ? [...configs, ...document.querySelectorAll('mkt-config')] : [];
  const further = own == null ? [...new Set(all)].filter(isForPage).map(demandOf) : [own];
  const values = [...new Set(ofScript == null ? further : [ofScript, ...further])] as string[];
  if (!values.length && isTagLost()) values.push('click');
  return values.filter((value) => {
    const consent = consentOf(value, settings);
    observeManager(element, value, consent);
    return !consent.isGiven;
  });
}

/** May an element connect and store now? `click` if its button can give the permission, `page` if only the page can. */
export function permissionOf(
  element: Element,
  settings = settingsOf(element, ['baseUrl', 'consent']),
): Permission {
  const missing = missingConsents(element, settings);
  if (missing.includes('click')) return 'click';
  return missing.length ? 'page' : 'given';
}

/**
 * May the page connect and store now, whatever its elements are? Only if nothing on it demands consent.
 * @param contains true if a root of the page has such an element
 */
export const isOpen = (contains: (selector: string) => boolean): boolean =>
  !pageState.scripts.some(({ isLost, settings }) => isLost || settings['consent'] != null) &&
  !contains('[data-consent],[consent]');

/** Announces a configuration that demands consent for the whole page, and its changes. */
export class PermissionController implements ReactiveController {
  #isForPage = false;
  readonly #observer = new MutationObserver(() => this.hostUpdated());

  constructor(private readonly host: ReactiveControllerHost & Element) {
    host.addController(this);
  }

  hostConnected(): void {
    configs.add(this.host);
    this.hostUpdated();
    // The parser leaves it without a change inside.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => this.hostUpdated(), { once: true });
  }

  hostUpdated(): void {
    const { host } = this;
    const wasForPage = this.#isForPage;
    this.#isForPage = host.isConnected && isForPage(host);
    this.#observer.disconnect();
    const target = isParsed(host) ? this.#isForPage && host : document;
    if (target && demandOf(host) != null)
      this.#observer.observe(target, { subtree: true, childList: true });
    if (wasForPage || this.#isForPage) announce();
  }

  hostDisconnected(): void {
    configs.delete(this.host);
    this.hostUpdated();
  }
}
