/**
 * Data elements: `<div data-mkt="ranking" data-limit="3">` is the same as `<mkt-ranking limit="3">`, for
 * editors that strip elements which they do not know. The element comes inside the data element and takes
 * over what is in it as its fallback. So the data element stays, with what the theme, an editor or a
 * framework has styled and holds on to.
 */
import { pageState } from '../client/page-state.js';
import { withDiagnostics } from '../features/diagnostics/with-diagnostics.js';
import { scriptsByTag } from './scripts-by-tag.js';
import { reportUnknown } from './unknown-tags.js';

/** The attribute that makes a data element of an element, and says of which kind. */
export const KIND = 'data-mkt';
/** Fields hide the methods of a form. */
export const DATA_ELEMENT = `[${KIND}]:not(form)`;

/**
 * Who may write a data element need not be one who may run scripts in the page. So it can name another
 * service only where the script tag says which of them are trusted: see `client/trusted-origins.ts`.
 */
const SERVICES = ['base-url', 'dynamic-ad-url', 'frame-url'];

/** The element in each data element that has one. */
const elements = new WeakMap<Element, Element>();

/** The attributes that a data element can set: nothing else of it may come to an element. */
function attributesOf({ localName }: Element): string[] {
  const { observedAttributes } = customElements.get(localName) as unknown as {
    readonly observedAttributes: readonly string[];
  };
  const refused = ['phase', ...(pageState.trusted ? [] : SERVICES)];
  return [...observedAttributes, 'lang'].filter((name) => !refused.includes(name));
}

/** Has an element follow an attribute `data-*` of its data element. */
function mirror(dataElement: Element, element: Element, attribute: string): void {
  const name = attribute.replace(/^data-/, '');
  if (name === attribute || !attributesOf(element).includes(name)) return;
  const value = dataElement.getAttribute(attribute);
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function takeIn(dataElement: Element, element: Element): void {
  const others = [...dataElement.childNodes].filter((node) => node !== element);
  if (others.length) element.append(...others);
}

/** Puts an element back into a data element whose content was written anew, which is its fallback then. */
function putBack(dataElement: Element, element: Element): void {
  element.replaceChildren(...dataElement.childNodes);
  dataElement.append(element);
}

/** Tells the author of misspelt names. What else a page writes on its elements is none of the kit's. */
function checkNames(dataElement: Element, element: Element): void {
  const attributes = attributesOf(element);
  const known = ['mkt', ...attributes].map((name) => `data-${name}`);
  const names = dataElement
    .getAttributeNames()
    .filter((name) => !known.includes(name))
    .filter((name) => name.startsWith('data-') || (name !== 'lang' && attributes.includes(name)));
  if (!names.length) return;
  void withDiagnostics(({ misspeltNames }) => {
    const text = misspeltNames(names, known);
    if (text) console.warn(`<div data-mkt="${element.localName.slice(4)}">: ${text}`);
  });
}

/** A page that is still being read, and an editor, bring more of a data element later. */
const observer = new MutationObserver((changes) => {
  for (const { target, attributeName } of changes) {
    const dataElement = target as Element;
    const element = elements.get(dataElement);
    if (!element) continue;
    if (attributeName) mirror(dataElement, element, attributeName);
    else if (dataElement.contains(element)) takeIn(dataElement, element);
    else putBack(dataElement, element);
  }
});

/** The tag of the element that a data element is to have. */
const tagFor = (dataElement: Element) => {
  const kind = dataElement.getAttribute(KIND);
  return kind === null ? undefined : `mkt-${kind.trim().toLowerCase()}`;
};

/** Takes an element out of its data element, which gets its content back. */
function empty(dataElement: Element, element: Element): void {
  elements.delete(dataElement);
  dataElement.append(...element.childNodes);
  element.remove();
}

/**
 * Puts its element into a data element, in place of one of another kind.
 * @param dataElement what is none has none
 * @param load has an element defined that is not yet
 */
export async function fillDataElement(
  dataElement: Element,
  load?: (tag: string) => Promise<void>,
): Promise<void> {
  const tag = tagFor(dataElement);
  const before = elements.get(dataElement);
  if (before && before.localName !== tag) empty(dataElement, before);
  if (tag === undefined) return;
  if (!Object.hasOwn(scriptsByTag, tag)) {
    await reportUnknown(tag, true);
    return;
  }
  await load?.(tag);
  // It may have become another one in the meantime.
  if (elements.has(dataElement) || tagFor(dataElement) !== tag || !customElements.get(tag)) return;
  // A copy of what is on a page has its element already.
  const copied = [...dataElement.children].find(({ localName }) => localName === tag);
  const element = copied ?? document.createElement(tag);
  elements.set(dataElement, element);
  for (const name of dataElement.getAttributeNames()) mirror(dataElement, element, name);
  takeIn(dataElement, element);
  if (!copied) dataElement.append(element);
  observer.observe(dataElement, { attributes: true, childList: true });
  checkNames(dataElement, element);
}
