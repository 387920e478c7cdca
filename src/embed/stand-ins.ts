/**
 * Stand-ins: `<div data-mkt="ranking" data-limit="3">` is the same as `<mkt-ranking limit="3">`, for
 * editors that strip elements which they do not know. The element comes inside the stand-in and takes
 * over what is in it as its fallback. So the stand-in stays, with what the theme, an editor or a
 * framework has styled and holds on to.
 */
import { pageState } from '../client/page-state.js';
import { withDiagnostics } from '../features/diagnostics/with-diagnostics.js';
import { tags } from './tags.js';
import { reportUnknown } from './unknown-tags.js';

/** The attribute that makes a stand-in of an element, and says of which kind. */
export const KIND = 'data-mkt';
/** Fields hide the methods of a form. */
export const STAND_IN = `[${KIND}]:not(form)`;

/**
 * Who may write a stand-in need not be one who may run scripts in the page. So it can name another
 * service only where the script tag says which of them are trusted: see `client/trust.ts`.
 */
const SERVICES = ['base-url', 'dynamic-ad-url', 'frame-url'];

/** The element in each stand-in that has one. */
const elements = new WeakMap<Element, Element>();

/** The attributes that a stand-in can set: nothing else of it may come to an element. */
function attributesOf({ localName }: Element): string[] {
  const { observedAttributes } = customElements.get(localName) as unknown as {
    readonly observedAttributes: readonly string[];
  };
  const refused = ['phase', ...(pageState.trusted ? [] : SERVICES)];
  return [...observedAttributes, 'lang'].filter((name) => !refused.includes(name));
}

/** Has an element follow an attribute `data-*` of its stand-in. */
function mirror(standIn: Element, element: Element, attribute: string): void {
  const name = attribute.replace(/^data-/, '');
  if (name === attribute || !attributesOf(element).includes(name)) return;
  const value = standIn.getAttribute(attribute);
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function takeIn(standIn: Element, element: Element): void {
  const others = [...standIn.childNodes].filter((node) => node !== element);
  if (others.length) element.append(...others);
}

/** Puts an element back into a stand-in whose content was written anew, which is its fallback then. */
function putBack(standIn: Element, element: Element): void {
  element.replaceChildren(...standIn.childNodes);
  standIn.append(element);
}

/** Tells the author of misspelt names. What else a page writes on its elements is none of the kit's. */
function checkNames(standIn: Element, element: Element): void {
  const attributes = attributesOf(element);
  const known = ['mkt', ...attributes].map((name) => `data-${name}`);
  const names = standIn
    .getAttributeNames()
    .filter((name) => !known.includes(name))
    .filter((name) => name.startsWith('data-') || (name !== 'lang' && attributes.includes(name)));
  if (!names.length) return;
  void withDiagnostics(({ misspeltNames }) => {
    const text = misspeltNames(names, known);
    if (text) console.warn(`<div data-mkt="${element.localName.slice(4)}">: ${text}`);
  });
}

/** A page that is still being read, and an editor, bring more of a stand-in later. */
const observer = new MutationObserver((changes) => {
  for (const { target, attributeName } of changes) {
    const standIn = target as Element;
    const element = elements.get(standIn);
    if (!element) continue;
    if (attributeName) mirror(standIn, element, attributeName);
    else if (standIn.contains(element)) takeIn(standIn, element);
    else putBack(standIn, element);
  }
});

/** The tag of the element that a stand-in is to have. */
const tagFor = (standIn: Element) => {
  const kind = standIn.getAttribute(KIND);
  return kind === null ? undefined : `mkt-${kind.trim().toLowerCase()}`;
};

/** Takes an element out of its stand-in, which gets its content back. */
function empty(standIn: Element, element: Element): void {
  elements.delete(standIn);
  standIn.append(...element.childNodes);
  element.remove();
}

/**
 * Puts its element into a stand-in, in place of one of another kind.
 * @param standIn what is none has none
 * @param load has an element defined that is not yet
 */
export async function fillStandIn(
  standIn: Element,
  load?: (tag: string) => Promise<void>,
): Promise<void> {
  const tag = tagFor(standIn);
  const before = elements.get(standIn);
  if (before && before.localName !== tag) empty(standIn, before);
  if (tag === undefined) return;
  if (!Object.hasOwn(tags, tag)) {
    await reportUnknown(tag, true);
    return;
  }
  await load?.(tag);
  // It may have become another one in the meantime.
  if (elements.has(standIn) || tagFor(standIn) !== tag || !customElements.get(tag)) return;
  // A copy of what is on a page has its element already.
  const copied = [...standIn.children].find(({ localName }) => localName === tag);
  const element = copied ?? document.createElement(tag);
  elements.set(standIn, element);
  for (const name of standIn.getAttributeNames()) mirror(standIn, element, name);
  takeIn(standIn, element);
  if (!copied) standIn.append(element);
  observer.observe(standIn, { attributes: true, childList: true });
  checkNames(standIn, element);
}
