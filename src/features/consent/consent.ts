/** The reader's consent: its button, and consent managers. Loaded by the setting `consent`. */
import { html, unsafeCSS } from 'lit';
import { dispatch } from '../../element/events/events.js';
import { focusResult } from '../../element/focus-result.js';
import { headingOf } from '../../element/heading.js';
import type { WidgetHost } from '../../element/host.js';
import { warn } from '../../element/report.js';
import { consent as words } from './texts.js';
import { withName } from '../../templates/labels.js';
import type { WidgetViewModel } from '../../templates/widget.js';
import { consentIssue } from './consent-rule.js';
import css from './consent.css?inline';
import { observeTcf } from './tcf.js';

export const styles = unsafeCSS(css);

/**
 * Observes the consent manager for a value of the setting that names no event. A wrong value is never consent.
 * @param element the first one with this value
 * @param report gets undefined while the reader has made no choice
 */
export function observe(
  element: Element,
  consent: string,
  report: (isGiven: boolean | undefined) => void,
): void {
  const issue = consentIssue(consent);
  if (issue) warn(element, 'wrongConsent', [issue]);
  else observeTcf(consent.split(':')[1], report);
}

/** The button of `consent="click"`. Other values leave the question to the page. */
export function render(host: WidgetHost): Partial<WidgetViewModel> {
  if (host.permission !== 'click' || host.phase !== 'idle') return {};
  const messages = words[host.options.locale];
  const heading = headingOf(host);
  const onClick = () => {
    focusResult(host);
    dispatch(host, 'mkt-consent', true);
  };
  const consent = html`<div part="consent" class="consent"
    ><p id="consent-explanation">${messages.explanation}</p
    ><button
      type="button"
      part="consent-button"
      aria-describedby="consent-explanation"
      @click=${onClick}
      >${withName(messages.button, heading, host.options.locale)}</button
    ></div
  >`;
  return { below: [consent] };
}
