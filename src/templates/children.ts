import { noChange, render, type TemplateResult } from 'lit';
import { directive, Directive, type ElementPart } from 'lit/directive.js';

/** Attributes for the element that they stand for. */
interface Attributed {
  /** Those that are undefined are taken away. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

/** A text, with attributes for the element that it stands in. */
export interface AttributedText extends Attributed {
  readonly text: string;
}

/** What an element shows. */
export type Content =
  string | number | Attributed | AttributedText | TemplateResult | readonly TemplateResult[];

/** What elements of one kind have in common. */
interface Prototype {
  readonly number: number;
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** An element, with its children and what it shows by itself. */
export interface Child {
  readonly prototype: Prototype;
  readonly children?: readonly Child[];
  /** Beside children, a template alone: it stands behind them. */
  readonly content?: Content | undefined;
}

const prototypes = new Map<string, Prototype>();

/** The one prototype with a tag and attributes. */
export function prototype(
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
): Prototype {
  const key = tag + JSON.stringify(attributes);
  const known = prototypes.get(key);
  if (known) return known;
  const made = { number: prototypes.size, tag, attributes };
  prototypes.set(key, made);
  return made;
}

function kindOf(content: Content | undefined) {
  if (content === undefined) return '';
  if (typeof content !== 'object') return 'text';
  return 'attributes' in content ? 'attributes' : 'template';
}

/** Tells elements apart that cannot show the same, whatever is filled in. */
function structureOf({ prototype, children, content }: Child): string {
  let structure = `${prototype.number} ${kindOf(content)}`;
  if (children) for (const child of children) structure += `(${structureOf(child)})`;
  return structure;
}

function make({ prototype: { tag, attributes }, children = [] }: Child): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map(make));
  return element;
}

/** Elements without content, by their structure: to copy one is faster than to make another. */
const blanks = new Map<string, Element>();

function copyOf(structure: string, child: Child): Element {
  const blank = blanks.get(structure) ?? make(child);
  blanks.set(structure, blank);
  return blank.cloneNode(true) as Element;
}

function show(element: Element, content: Content): void {
  if (typeof content !== 'object') {
    const text = String(content);
    if (element.textContent !== text) element.textContent = text;
  } else if ('attributes' in content) {
    if ('text' in content) show(element, content.text);
    for (const [name, value] of Object.entries(content.attributes)) {
      if (value === undefined) element.removeAttribute(name);
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
  } else {
    render(content, element as HTMLElement);
  }
}

/** Fills a copy in, or one that has been filled in before. */
function fill(element: Element, { children = [], content }: Child): void {
  let next = element.firstElementChild;
  for (const child of children) {
    fill(next!, child);
    next = next!.nextElementSibling;
  }
  if (content !== undefined) show(element, content);
}

/**
 * The children of an element, of which it has no others. A list of templates would do the same, but
 * for each of them Lit keeps a comment or two and an account of what it shows: that weighs where there
 * are many entries of many lines. Entries of one structure are copies of one element instead, in
 * which texts and attributes are set; what is there is changed only where it shows something else.
 */
class ChildrenDirective extends Directive {
  /** The structures of what is there. */
  #structures: readonly string[] = [];

  override render(_children: readonly Child[]): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [children]: [readonly Child[]]): unknown {
    const structures = children.map(structureOf);
    let present = element.firstElementChild;
    children.forEach((child, at) => {
      const structure = structures[at]!;
      if (present && structure === this.#structures[at]) {
        fill(present, child);
      } else {
        const copy = copyOf(structure, child);
        // Outside of the page, nothing has to be worked out anew for each attribute.
        fill(copy, child);
        if (present) present.replaceWith(copy);
        else element.append(copy);
        present = copy;
      }
      present = present.nextElementSibling;
    });
    while (element.childElementCount > children.length) element.lastElementChild!.remove();
    this.#structures = structures;
    return noChange;
  }
}

export const children = directive(ChildrenDirective);
