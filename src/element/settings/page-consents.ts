/**
 * The consents of configurations for elements outside of them. The HTML parser ends a configuration together with the
 * paragraph, the heading or the link around it, at the first block or link inside, so that the elements meant for it stand
 * behind it. Consent must not be lost then.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { pageState, SETTINGS_CHANGE } from '../../client/page-state.js';
import { settingOf } from '../attributes.js';
import { isElement, matches, nodeBeside, parentOf } from '../dom.js';

/** The connected configurations. All are upgraded, in shadow roots as well, once the element is defined. */
const connected = (pageState.configs ??= new Set());

/** Configurations that have contained an element: if they are empty later, a script has emptied them. */
const used = new WeakSet<Element>();

const consentOf = (config: Element): unknown => settingOf(config, 'consent', 'consent');

const configs = (): Element[] =>
  [
    ...(customElements.get('mkt-config') ? connected : document.querySelectorAll('mkt-config')),
  ].filter((config) => consentOf(config) != null);

/** True for a configuration with an element of the kit inside, or with one of the page that may contain some. */
function isUsed(config: Element): boolean {
  // The name of a form can be one of its fields.
  const mayBeOfKit = (element: Element) =>
    (typeof element.localName === 'string' && element.localName.includes('-')) ||
    matches(element, '[data-mkt]');
  if (!used.has(config) && [...config.getElementsByTagName('*')].some(mayBeOfKit)) used.add(config);
  return used.has(config);
}

/** True once the parser has left an element. */
function isParsed(element: Element): boolean {
  if (document.readyState !== 'loading') return true;
  let node: Node | undefined = element;
  while (node && !nodeBeside(node)) node = parentOf(node);
  return !!node;
}

/** Elements that end with the first block inside, or at a wrong end tag, together with everything in them. */
const ENDING = 'p,h1,h2,h3,h4,h5,h6,a,abbr,b,em,font,i,mark,small,span,strong,u';

/** True if nothing that readers see follows a node in its parent. */
function isLast(node: Node): boolean {
  const isBlank = (next: Node) =>
    isElement(next) ? matches(next, 'br,script,style,link') : !next.textContent?.trim();
  let next = node.nextSibling;
  while (next && isBlank(next)) next = next.nextSibling;
  return !next;
}

/**
 * The node that ended a configuration, which may have ended it before its content: the outermost paragraph, heading or
 * text-level element whose end it stands at; undefined if it stands among blocks.
 */
function endOf(config: Element): Element | undefined {
  let end: Element | undefined;
  for (let node = config; isLast(node); node = end) {
    const { parentElement } = node;
    if (!parentElement || !matches(parentElement, ENDING)) break;
    end = parentElement;
  }
  return end;
}

/** True if a configuration may have been meant for an element outside of it. @param ancestors the element and all around it */
function isFor(config: Element, ancestors: readonly Node[]): boolean {
  if (!isUsed(config)) return isParsed(config);
  // An end tag behind the box around the paragraph would have ended the box.
  const end = endOf(config);
  const beside = end && ancestors.find((node) => parentOf(node) === parentOf(end));
  return !!beside && !!(end.compareDocumentPosition(beside) & Node.DOCUMENT_POSITION_FOLLOWING);
}

const NONE: readonly string[] = [];
/** The arrays by their content: settings are compared by identity. */
const lists = new Map<string, readonly string[]>();

/**
 * The consents that an element needs although nothing around it demands them: of configurations without elements, and of
 * those that the parser may have ended before it.
 * @param ancestors the element, its ancestors and the hosts of the shadow roots around it
 * @returns the same array for the same values
 */
export function pageConsents(ancestors: readonly Node[]): readonly string[] {
  const values = configs()
    .filter((config) => isFor(config, ancestors))
    .map((config) => String(consentOf(config)));
  if (!values.length) return NONE;
  const consents = [...new Set(values)];
  const key = JSON.stringify(consents);
  if (!lists.has(key)) lists.set(key, consents);
  return lists.get(key)!;
}

let isAnnounced = false;

/** Announces a change of configurations to all elements, once for the changes of a task. */
function announce(): void {
  if (isAnnounced) return;
  isAnnounced = true;
  queueMicrotask(() => {
    isAnnounced = false;
    document.dispatchEvent(new CustomEvent(SETTINGS_CHANGE));
  });
}

/** Announces a configuration with consent that is, or may be, for elements outside of it: its changes, and its first element. */
export class PageConsentController implements ReactiveController {
  /** True if other elements may follow it. */
  #isAnnounced = false;
  readonly #observer = new MutationObserver(() => this.#update());

  constructor(private readonly host: ReactiveControllerHost & Element) {
    host.addController(this);
  }

  hostConnected(): void {
    connected.add(this.host);
    this.#update();
  }

  hostUpdated(): void {
    this.#update();
  }

  hostDisconnected(): void {
    connected.delete(this.host);
    this.#observer.disconnect();
    if (this.#isAnnounced) announce();
  }

  #update(): void {
    const { host } = this;
    const hasConsent = consentOf(host) != null;
    const awaitsElements = hasConsent && !isUsed(host);
    this.#observer.disconnect();
    if (awaitsElements) {
      // The parser leaves it without a change inside.
      const target = isParsed(host) ? host : document;
      this.#observer.observe(target, { subtree: true, childList: true });
      if (target === document) document.addEventListener('DOMContentLoaded', announce);
    }
    const wasAnnounced = this.#isAnnounced;
    this.#isAnnounced = awaitsElements || (hasConsent && !!endOf(host));
    if (wasAnnounced || this.#isAnnounced) announce();
  }
}
