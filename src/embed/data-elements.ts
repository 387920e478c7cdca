/**
 * Data elements: `<div data-mkt="ranking" data-limit="3">` is the same as `<mkt-ranking limit="3">`, for
 * editors that remove unknown elements. The element is inserted into the data element, and its content becomes
 * the fallback. The data element stays, since themes, editors and frameworks refer to it.
 */
import { namesOf } from '../element/attributes.js';
import { dataAttributesOf, tagFor } from '../element/data-element.js';
import { scriptsByTag } from './scripts-by-tag.js';
import { reportUnknown } from './page-diagnostics.js';

const elements = new WeakMap<Element, Element>();

/** Copies the attribute `data-*` of a data element to its element. */
function mirror(dataElement: Element, element: Element, attribute: string): void {
  const name = attribute.replace(/^data-/, '');
  if (name === attribute || !dataAttributesOf(element.localName).flatMap(namesOf).includes(name))
    return;
  const value = dataElement.getAttribute(attribute);
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function adoptContent(dataElement: Element, element: Element): void {
  const content = [...dataElement.childNodes].filter((node) => node !== element);
  if (content.length) element.append(...content);
}

/** Inserts an element again after the content of its data element was replaced; the new content is the fallback. */
function reinsert(dataElement: Element, element: Element): void {
  element.replaceChildren(...dataElement.childNodes);
  dataElement.append(element);
}

/** The parser and editors can change a data element later. */
const observer = new MutationObserver((changes) => {
  for (const { target, attributeName } of changes) {
    const dataElement = target as Element;
    const element = elements.get(dataElement);
    if (!element) continue;
    if (attributeName) mirror(dataElement, element, attributeName);
    else if (dataElement.querySelector(`:scope>${element.localName}~${element.localName}`)) {
      // A saved page: the data element was found before the parser came to the element inside.
      empty(dataElement, element);
      void fillDataElement(dataElement);
    } else if (dataElement.contains(element)) adoptContent(dataElement, element);
    else reinsert(dataElement, element);
  }
});

/** Removes an element; its data element gets the content back. */
function empty(dataElement: Element, element: Element): void {
  elements.delete(dataElement);
  dataElement.append(...element.childNodes);
  element.remove();
}

/**
 * Inserts the element of a data element, in place of one of another kind.
 * @param dataElement if its kind is unknown, it gets none
 * @param load defines an element that is not defined yet
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
    await reportUnknown(dataElement, tag, true);
    return;
  }
  // A configuration counts at once: elements beside it request in this task.
  if (!customElements.get(tag)) await load?.(tag);
  // The data element may have changed meanwhile.
  if (elements.has(dataElement) || tagFor(dataElement) !== tag || !customElements.get(tag)) return;
  // A data element that was copied or saved already contains an element.
  const copied = [...dataElement.children].find(({ localName }) => localName === tag);
  const element = copied ?? document.createElement(tag);
  elements.set(dataElement, element);
  for (const name of dataElement.getAttributeNames()) mirror(dataElement, element, name);
  adoptContent(dataElement, element);
  if (!copied) dataElement.append(element);
  observer.observe(dataElement, { attributes: true, childList: true });
}
