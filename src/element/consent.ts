/**
 * The reader's consent. Listens for the event from the first element on; the lazy module has the button and the
 * consent managers.
 */
import { clear } from '../client/cache-store.js';
import { SETTINGS_CHANGE } from '../client/page-state.js';
import type { RecordHost } from './host.js';
import { lazyModules } from './lazy-modules.js';
import { warnOfIssues } from '../features/diagnostics/with-diagnostics.js';

/** Consent by value of the setting. */
const consents = new Map<string, boolean>();

/** Announces a change to all elements. Withdrawing consent also clears the stored answers. */
function setConsent(consent: string, isGiven: boolean): void {
  const wasGiven = consents.get(consent);
  if (wasGiven === isGiven) return;
  consents.set(consent, isGiven);
  document.dispatchEvent(new Event(SETTINGS_CHANGE));
  if (wasGiven) void clear();
}

/** Consent is missing for this value of the setting; listens for it from the first call on. */
function isMissing(host: RecordHost, consent: string): boolean {
  const name = consent === 'click' ? 'mkt-consent' : /^event:(.+)/.exec(consent)?.[1];
  const module = lazyModules.consent.use(host);
  if (!consents.has(consent) && (name || module)) {
    const report = (isGiven: boolean) => setConsent(consent, isGiven);
    consents.set(consent, false);
    // `detail: false` withdraws consent. A capturing listener also receives events that do not bubble.
    if (name)
      addEventListener(name, (event) => report((event as CustomEvent).detail !== false), true);
    else module!.observe(host, consent, report, warnOfIssues);
  }
  return !consents.get(consent);
}

/**
 * The values of the setting `consent` that hold the requests of an element back: its own, the script tag's, and those of
 * configurations that the parser may have ended before it.
 */
export function missingConsents(host: RecordHost): string[] {
  const { consent, pageConsents = [], scriptConsent } = host.settings;
  return [...new Set([scriptConsent, consent, ...pageConsents])].filter(
    (value) => value != null && isMissing(host, value),
  ) as string[];
}
