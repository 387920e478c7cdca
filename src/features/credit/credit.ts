/** Credit and disclaimer below the last element of the page, or below each: a lazy module. */
import { html, nothing, unsafeCSS, type ReactiveController, type TemplateResult } from 'lit';
import type { WidgetHost } from '../../element/host.js';
import { parseCredit } from './credit-line.js';
import css from './credit.css?inline';

export const styles = unsafeCSS(css);

/** The connected elements with a credit or a disclaimer. */
const hosts = new Set<WidgetHost>();
const updateAll = () => hosts.forEach((host) => host.requestUpdate());

class CreditController implements ReactiveController {
  constructor(private readonly host: WidgetHost) {
    host.addController(this);
  }

  hostConnected(): void {
    hosts.add(this.host);
    updateAll();
  }

  hostDisconnected(): void {
    hosts.delete(this.host);
    updateAll();
  }
}

const controllers = new WeakMap<WidgetHost, CreditController>();

const textOf = ({ settings: { credit = '', disclaimer = '' } }: WidgetHost) =>
  JSON.stringify([credit, disclaimer]);

/** True if another element with the same text follows. */
const hasFollower = (host: WidgetHost): boolean =>
  [...hosts].some(
    (other) =>
      other.settings.creditPlace !== 'each' &&
      textOf(other) === textOf(host) &&
      host.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  );

/** The credit and the disclaimer below an element; undefined if another element shows them. */
export function credit(host: WidgetHost): TemplateResult | undefined {
  if (!controllers.has(host)) controllers.set(host, new CreditController(host));
  const { credit: line = '', disclaimer = '', creditPlace } = host.settings;
  if (creditPlace !== 'each' && hasFollower(host)) return undefined;
  const { text, href } = parseCredit(line);
  return html`<div class="credit" lang=${host.options.pageLang ?? nothing} dir="auto"
    >${disclaimer ? html`<span part="disclaimer">${disclaimer}</span> ` : nothing}${
      text
        ? html`<span part="credit"
            >${
              href
                ? html`<a href=${href} rel="noopener" target=${host.options.target}>${text}</a>`
                : text
            }</span
          >`
        : nothing
    }</div
  >`;
}
