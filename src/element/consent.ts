/**
 * The reader's consent. The events of the page count from the script tag or the first element on; the lazy module has the
 * button and the consent managers.
 */
import { pageState, SETTINGS_CHANGE } from '../client/page-state.js';
import { eventOf } from '../features/consent/consent-rule.js';
import { listsOf, removeStoredData } from '../features/consent/stored-data.js';
import { warn, warnOfPage } from '../features/diagnostics/with-diagnostics.js';
import { consentFeature } from '../features/consent/consent-feature.js';
import type { EffectiveSettings } from './settings/settings.js';

/** The reader's answer to one value of the setting. */
interface Consent {
  /** Undefined until the reader has answered. */
  isGiven: boolean | undefined;
  /** True once its event or its consent manager is observed. */
  isObserved: boolean;
  /** The kept lists of the services of all elements with the value, from `listsOf`. */
  readonly lists: Set<string>;
}

const consents = new Map<string, Consent>();

/** Announces a change to all elements. A refusal also removes what earlier visits have stored. */
function answer(consent: Consent, isGiven: boolean | undefined): void {
  const wasGiven = !!consent.isGiven;
  consent.isGiven = isGiven;
  if (isGiven === false || (wasGiven && !isGiven)) removeStoredData(consent.lists);
  if (wasGiven !== !!isGiven) document.dispatchEvent(new CustomEvent(SETTINGS_CHANGE));
}

/** Listens for the event that a value names. */
function consentOf(value: string): Consent {
  const known = consents.get(value);
  if (known) return known;
  const event = eventOf(value);
  const consent: Consent = { isGiven: undefined, isObserved: !!event, lists: new Set() };
  consents.set(value, consent);
  // `detail: false` refuses consent. A capturing listener also receives events that do not bubble.
  const onEvent = ({ detail }: Event & { readonly detail?: unknown }) =>
    answer(consent, detail !== false);
  if (event) addEventListener(event, onEvent, true);
  return consent;
}

function addLists({ isGiven, lists }: Consent, settings: EffectiveSettings): void {
  const added = listsOf(settings);
  if (lists.has(added)) return;
  lists.add(added);
  // The reader has refused before the first element of this service.
  if (isGiven === false) removeStoredData([added]);
}

/** Observes the consent manager that a value names, from its first element on. */
function observeManager(element: Element, value: string, consent: Consent): void {
  if (consent.isObserved) return;
  consent.isObserved = true;
  const report = (isGiven: boolean | undefined) => answer(consent, isGiven);
  consentFeature.module.load().then(
    ({ observe }) => observe(element, value, report, warn),
    () => {
      // The next update tries again.
      consent.isObserved = false;
    },
  );
}

/** Listens for the events of the script tags' consents: a page without elements can refuse, too. */
export function observeScripts(): void {
  const all = pageState.scripts.map(({ settings }) => settings as EffectiveSettings);
  for (const { consent: value } of all)
    if (value != null && eventOf(value)) for (const each of all) addLists(consentOf(value), each);
}

/** True if the script tags of the page may have lost the consent that they demand. Tells the author so once. */
function isTagLost(): boolean {
  const { scripts } = pageState;
  if (!scripts.length || !scripts.every(({ isLost }) => isLost)) return false;
  if (!pageState.isLostTagReported) warnOfPage('lostTag');
  return (pageState.isLostTagReported = true);
}

/**
 * The values of the setting `consent` that hold the requests of an element back: its own, the script tag's, and those of
 * configurations that the parser may have ended before it. Observes them from the first call on; the element need not have
 * rendered.
 */
export function missingConsents(element: Element, settings: EffectiveSettings): string[] {
  const { consent, pageConsents = [], scriptConsent } = settings;
  const values = [...new Set([scriptConsent, consent, ...pageConsents])].filter(
    (value) => value != null,
  );
  if (!values.length && isTagLost()) values.push('click');
  return values.filter((value) => {
    const consent = consentOf(value);
    addLists(consent, settings);
    observeManager(element, value, consent);
    return !consent.isGiven;
  });
}
