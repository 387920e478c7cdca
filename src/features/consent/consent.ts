/** The button of `consent="click"`. */
import { html, unsafeCSS } from 'lit';
import { dispatch } from '../../element/events/events.js';
import { focusResult } from '../../element/focus-result.js';
import { headingOf } from '../../element/heading.js';
import type { WidgetHost } from '../../element/host.js';
import { consent as words } from './texts.js';
import { withName } from '../../templates/labels.js';
import type { WidgetViewModel } from '../../templates/widget.js';
import css from './consent.css.js';

export const styles = unsafeCSS(css);

export function render(host: WidgetHost): Partial<WidgetViewModel> {
  if (host.phase !== 'idle') return {};
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
      class="outlined-button"
      aria-describedby="consent-explanation"
      @click=${onClick}
      >${withName(messages.button, heading, host.options.locale)}</button
    ></div
  >`;
  return { below: [consent] };
}
