/** The reader's consent: loaded by the setting `consent`. Until it has loaded, nothing is requested. */
import { html, unsafeCSS } from 'lit';
import { clear } from '../../client/cache-store.js';
import { SETTINGS_CHANGE } from '../../client/page-state.js';
import { dispatch } from '../../element/events/dispatch.js';
import { focusResult } from '../../element/dom.js';
import type { RecordHost, WidgetHost } from '../../element/host.js';
import { consent as words } from '../../i18n/consent.js';
import type { WidgetViewModel } from '../../templates/widget.js';
import { warnOnce } from '../diagnostics/warn-once.js';
import css from './consent.css?inline';
import { observeTcf } from './tcf.js';

type Diagnostics = () => Promise<typeof import('../diagnostics/diagnostics.js')>;

export const styles = unsafeCSS(css);

/** Consent by value of the setting. */
const consents = new Map<string, boolean>();

/** Announces a change to all elements. Withdrawing it also clears the stored answers. */
function set(consent: string, isGiven: boolean): void {
  const wasGiven = consents.get(consent);
  if (wasGiven === isGiven) return;
  consents.set(consent, isGiven);
  document.dispatchEvent(new Event(SETTINGS_CHANGE));
  if (wasGiven) void clear();
}

/** `detail: false` withdraws consent. Capturing also hears events that do not bubble. */
function observeEvent(name: string, report: (isGiven: boolean) => void): void {
  addEventListener(name, (event) => report((event as CustomEvent).detail !== false), true);
}

/** Any other value is never consent. */
function observe(host: RecordHost, consent: string, diagnostics: Diagnostics): void {
  const report = (isGiven: boolean) => set(consent, isGiven);
  const [kind, value] = consent.split(/:(.*)/);
  if (consent === 'click') observeEvent('mkt-consent', report);
  else if (kind === 'event' && value) observeEvent(value, report);
  else if (kind === 'tcf') observeTcf(value, report);
  else
    void diagnostics().then(
      ({ brokenLooks, consentIssue }) => warnOnce(host, brokenLooks([consentIssue(consent)!])),
      () => {},
    );
}

/**
 * True if the reader has given the consent that an element needs.
 * @param diagnostics loads the messages for authors
 */
export function isGiven(host: RecordHost, diagnostics: Diagnostics): boolean {
  const consent = host.settings.consent!;
  if (!consents.has(consent)) {
    consents.set(consent, false);
    observe(host, consent, diagnostics);
  }
  return consents.get(consent)!;
}

/** The button of `consent="click"`. Other values leave the question to the page. */
export function render(host: WidgetHost): Partial<WidgetViewModel> {
  if (host.settings.consent !== 'click') return {};
  const messages = words[host.options.locale];
  const onClick = () => {
    focusResult(host);
    dispatch(host, 'mkt-consent', true);
  };
  return {
    consent: html`<div part="consent" class="consent"
      ><p id="consent-explanation">${messages.explanation}</p
      ><button
        type="button"
        part="consent-button"
        aria-describedby="consent-explanation"
        @click=${onClick}
        >${messages.button}</button
      ></div
    >`,
  };
}
