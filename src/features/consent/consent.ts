/** The reader's consent: its button, and consent managers. Loaded by the setting `consent`. */
import { html, unsafeCSS } from 'lit';
import { dispatch } from '../../element/events/events.js';
import { focusResult } from '../../element/focus-result.js';
import { headingOf } from '../../element/heading.js';
import type { RecordHost, WidgetHost } from '../../element/host.js';
import type { WarnOfIssues } from '../../element/feature.js';
import { consent as words } from '../../i18n/consent.js';
import { withName } from '../../templates/labels.js';
import type { WidgetViewModel } from '../../templates/widget.js';
import { consentIssue } from './consent-rule.js';
import css from './consent.css?inline';
import { observeTcf } from './tcf.js';

export const styles = unsafeCSS(css);

/**
 * Observes the consent manager for a value of the setting that names no event. Any other value is never consent.
 * @param host the first element with this value
 */
export function observe(
  host: RecordHost,
  consent: string,
  report: (isGiven: boolean) => void,
  warn: WarnOfIssues,
): void {
  const [kind, vendor] = consent.split(':');
  if (kind === 'tcf') observeTcf(vendor, report);
  else warn(host, [consentIssue(consent)!]);
}

/** The button of `consent="click"`. Other values leave the question to the page. */
export function render(host: WidgetHost): Partial<WidgetViewModel> {
  if (!host.missingConsents.includes('click')) return {};
  const messages = words[host.options.locale];
  const heading = headingOf(host);
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
        >${withName(messages.button, heading, host.options.locale)}</button
      ></div
    >`,
  };
}
