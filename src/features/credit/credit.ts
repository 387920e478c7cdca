/** Credit and disclaimer below the last element of the page, or below each: a lazy module. */
import { url, type Address } from '../../client/records/fields.js';
import { html, nothing, unsafeCSS, type ReactiveController, type TemplateResult } from 'lit';
import { isOfKit } from '../../element/kit-elements.js';
import { controllerOf } from '../../element/controller-of.js';
import { whenLoaded } from '../../element/dom.js';
import type { WidgetHost } from '../../element/host.js';
import { isVisible } from '../../element/visibility.js';
import { SCRIPT_TIMEOUT } from '../../element/viewport/script-timeout.js';
import type { WidgetViewModel } from '../../templates/widget.js';
import css from './credit.css?inline';

export const styles = unsafeCSS(css);

/** The text of a credit line and the address behind it: `Supported by Example https://developer.example/`. */
export function parseCredit(credit: string): { text: string; href: Address | undefined } {
  const [, text = '', href] = /^(.*?)\s*(https?:\/\/\S+)?$/s.exec(credit.trim())!;
  return { text: text || href || '', href: url(href) };
}

const textOf = ({ settings: { credit = '', disclaimer = '' } }: WidgetHost) =>
  JSON.stringify([credit, disclaimer]);

const isAfter = (element: Element, other: Element): boolean =>
  (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

/** The better place has a higher rank: a visible one, credit-place="each", then no fixed size. */
const rank = (host: WidgetHost) =>
  (isVisible(host, { visibility: true }) ? 3 : 0) +
  (host.settings.creditPlace === 'each' ? 2 : host.options.fit ? 0 : 1);

/** True if an element is a better place than another; of equal ones, the last is the best. */
const isBetter = (host: WidgetHost, other: WidgetHost): boolean =>
  rank(host) > rank(other) || (rank(host) === rank(other) && isAfter(host, other));

let awaitsScripts = true;

/** False if an element may never render: its script does not come, or a container of the page clips it. */
const mayRender = (element: Element): boolean =>
  element.matches(':not(:defined)')
    ? awaitsScripts
    : !!element.shadowRoot || element.getBoundingClientRect().top > innerHeight;

/** True if a later element may get the credit, but has not rendered: it is off-screen, or its script comes later. */
const awaitsLaterElement = (host: WidgetHost): boolean =>
  [...document.querySelectorAll(':not([phase], [fit], mkt-config, mkt-campaign)')].some(
    (element) =>
      isOfKit(element) &&
      isAfter(element, host) &&
      isVisible(element, { visibility: true }) &&
      mayRender(element),
  );

const connected = new Set<CreditController>();
/** The elements that show a text, by text. */
let places: ReadonlyMap<string, WidgetHost> = new Map();
let isScheduled = false;

/** The last element is known when the page and the scripts of its elements have loaded. */
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  // Not at once: an observer of sizes must not change them.
  whenLoaded(() => setTimeout(choosePlaces));
}

function choosePlaces(): void {
  isScheduled = false;
  const before = places;
  const chosen = new Map<string, WidgetHost>();
  for (const { host, text } of connected) {
    const other = chosen.get(text);
    if (!other || isBetter(host, other)) chosen.set(text, host);
  }
  for (const [text, host] of chosen) {
    // The credit would move to the later element, and with it the page between them.
    if (before.get(text) !== host && awaitsLaterElement(host)) chosen.delete(text);
  }
  places = chosen;
  for (const [text, host] of [...before, ...chosen]) {
    if (before.get(text) !== chosen.get(text)) host.requestUpdate();
  }
}

/** An element that is hidden, or shown, changes its size. Created later: commands import this file in Node. */
let sizes: ResizeObserver | undefined;

/** Chooses places again when an element renders, or when it will not. */
function observePage(): ResizeObserver {
  new MutationObserver(schedule).observe(document, { subtree: true, attributeFilter: ['phase'] });
  addEventListener('scrollend', schedule, true);
  setTimeout(() => {
    awaitsScripts = false;
    schedule();
  }, SCRIPT_TIMEOUT);
  return new ResizeObserver(schedule);
}

class CreditController implements ReactiveController {
  text: string;
  #isShown = false;

  constructor(readonly host: WidgetHost) {
    this.text = textOf(host);
  }

  hostConnected(): void {
    // A closed `<details>` keeps the sizes of its content.
    if (!connected.size) document.addEventListener('toggle', schedule, true);
    connected.add(this);
    sizes ??= observePage();
    sizes.observe(this.host);
    schedule();
  }

  hostUpdate(): void {
    const text = textOf(this.host);
    if (text !== this.text) schedule();
    this.text = text;
  }

  /** A box of a fixed size arranges its entries again beside the new line. */
  hostUpdated(): void {
    const isShown = places.get(this.text) === this.host;
    if (isShown !== this.#isShown && this.host.options.fit) this.host.renewEntries();
    this.#isShown = isShown;
  }

  hostDisconnected(): void {
    connected.delete(this);
    sizes?.unobserve(this.host);
    schedule();
  }
}

const controller = controllerOf(CreditController);

export function update(host: WidgetHost): void {
  controller(host);
}

/** The credit and the disclaimer below an element; undefined if another element shows them. */
function creditOf(host: WidgetHost): TemplateResult | undefined {
  const { credit: line = '', disclaimer = '', creditPlace } = host.settings;
  if (creditPlace !== 'each' && places.get(textOf(host)) !== host) return undefined;
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

export const render = (host: WidgetHost): Partial<WidgetViewModel> => ({ end: [creditOf(host)] });
