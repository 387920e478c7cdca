import { noChange } from 'lit';
import { directive, Directive, type ElementPart } from 'lit/directive.js';

/** What elements of one kind have in common. */
interface Prototype {
  readonly number: number;
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** What there is of an element beside what it has in common with others. */
export interface Filling {
  /** Those that are undefined are taken away. */
  readonly attributes?: Readonly<Record<string, string | undefined>>;
  /** A text, or elements and texts in their order. */
  readonly content?: string | readonly (Child | string)[];
  /** In place of it, elements of which there may be any number, such as the rooms of a hotel. */
  readonly items?: readonly Child[];
  /** In place of both, shows what is no data: it is called whenever the element is filled. */
  readonly render?: (element: HTMLElement) => void;
}

/** An element with what is in it. */
export interface Child extends Filling {
  readonly prototype: Prototype;
}

/** A text, with attributes for the element that it stands in. */
export interface AttributedText extends Filling {
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly content: string;
}

/** Elements and texts in their order; what is absent is left out. */
export type Children = readonly (Child | string | false | 0 | undefined)[];

/** What an element shows. */
export type Content = string | Children | Filling;

/** Makes elements of one kind, each with what it shows. */
export type ElementMaker = (content?: Content) => Child;

function fillingOf(content: Content): Filling {
  if (typeof content === 'string') return { content };
  // `Array.isArray` does not tell readonly arrays apart.
  return 'map' in content
    ? { content: content.filter((one): one is Child | string => !!one) }
    : content;
}

const makers = new Map<string, ElementMaker>();

/** What makes elements with a tag and attributes: there is one for each. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
): ElementMaker {
  const key = tag + JSON.stringify(attributes);
  const known = makers.get(key);
  if (known) return known;
  const prototype = { number: makers.size, tag, attributes };
  const maker: ElementMaker = (content = {}) => ({ prototype, ...fillingOf(content) });
  makers.set(key, maker);
  return maker;
}

/** Tells elements apart that cannot show the same, whatever is filled in. */
function structureOf(child: Child | string): string {
  if (typeof child === 'string') return 'text';
  const { prototype, attributes, content, items, render } = child;
  let structure = `${prototype.number} `;
  if (attributes) structure += `${Object.keys(attributes).join()} `;
  if (typeof content === 'string') structure += 'all ';
  else if (content) for (const inner of content) structure += `(${structureOf(inner)})`;
  if (items) structure += 'items';
  if (render) structure += 'render';
  return structure;
}

/** @param around the namespace of the element around it, where that is not HTML's */
function make({ prototype: { tag, attributes }, content = [] }: Child, around?: string): Element {
  const namespace = tag === 'svg' ? 'http://www.w3.org/2000/svg' : around;
  const element = namespace
    ? document.createElementNS(namespace, tag)
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (typeof content === 'string') return element;
  element.append(...content.map((one) => (typeof one === 'string' ? '' : make(one, namespace))));
  return element;
}

/** Elements that are not filled, by their structure: to copy one is faster than to make another. */
const blanks = new Map<string, Element>();

/** The blanks that elements are copies of. */
const origins = new WeakMap<Element, Element>();

function blankOf(child: Child): Element {
  const structure = structureOf(child);
  const blank = blanks.get(structure) ?? make(child);
  blanks.set(structure, blank);
  return blank;
}

/** Fills a copy, or one that has been filled before: what it shows already is left as it is. */
function fill(element: Element, { attributes, content, items, render }: Filling): void {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  if (typeof content === 'string') {
    if (element.textContent !== content) element.textContent = content;
  } else if (content) {
    let next = element.firstChild;
    for (const one of content) {
      if (typeof one !== 'string') fill(next as Element, one);
      else if (next!.nodeValue !== one) next!.nodeValue = one;
      next = next!.nextSibling;
    }
  }
  if (items) fillWith(element, items);
  render?.(element as HTMLElement);
}

/** Makes elements the children of another, which has no others. */
function fillWith(parent: Element, children: readonly Child[]): void {
  let present = parent.firstElementChild;
  for (const child of children) {
    const blank = blankOf(child);
    if (present && origins.get(present) === blank) {
      fill(present, child);
    } else {
      const copy = blank.cloneNode(true) as Element;
      origins.set(copy, blank);
      // Outside of the page, nothing has to be worked out anew for each attribute.
      fill(copy, child);
      if (present) present.replaceWith(copy);
      else parent.append(copy);
      present = copy;
    }
    present = present.nextElementSibling;
  }
  while (parent.childElementCount > children.length) parent.lastElementChild!.remove();
}

/**
 * The children of an element, of which it has no others. A list of templates would do the same, but
 * for each of them Lit keeps a comment or two and an account of what it shows: that weighs where there
 * are many entries of many lines. Entries of one structure are copies of one element instead, in
 * which texts and attributes are set; what is there is changed only where it shows something else.
 */
class ChildrenDirective extends Directive {
  override render(_children: readonly Child[]): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [children]: [readonly Child[]]): unknown {
    fillWith(element, children);
    return noChange;
  }
}

export const children = directive(ChildrenDirective);
