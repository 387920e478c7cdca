import { noChange, render, type TemplateResult } from 'lit';
import { directive, Directive, type ElementPart } from 'lit/directive.js';

/** A text, with attributes for the element that it stands in. */
export interface AttributedText {
  readonly text: string;
  /** Those that are undefined are taken away. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

/** What a child shows. */
export type Content = string | number | AttributedText | TemplateResult | readonly TemplateResult[];

/** One child: a copy of an element, with its content in that or, where it has one, in its child. */
export interface Child {
  readonly prototype: Element;
  readonly content?: Content;
}

/** Something that is made when it is first needed: a module must do without a page. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** An element that children are copies of. */
export function prototype(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...inner: readonly Element[]
): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inner);
  return element;
}

const kindOf = (content: Content | undefined) =>
  typeof content !== 'object' ? 'text' : 'attributes' in content ? 'attributed' : 'template';

/** Whether the element that shows one of them can show the other. */
const areAlike = (one: Child, other: Child) =>
  kindOf(one.content) === kindOf(other.content) &&
  (one.prototype === other.prototype || one.prototype.isEqualNode(other.prototype));

function show(copy: Element, { prototype, content = '' }: Child): void {
  const place = prototype.firstElementChild ? copy.firstElementChild! : copy;
  if (typeof content !== 'object') {
    place.textContent = String(content);
  } else if ('attributes' in content) {
    // It is made anew for each update, and most leave it as it was.
    if (place.textContent !== content.text) place.textContent = content.text;
    for (const [name, value] of Object.entries(content.attributes)) {
      if (value === undefined) place.removeAttribute(name);
      else if (place.getAttribute(name) !== value) place.setAttribute(name, value);
    }
  } else {
    render(content, place as HTMLElement);
  }
}

/**
 * Makes the children of an element, which has no others, show something else.
 * @param before what they show now
 */
export function showChildren(
  element: Element,
  before: readonly Child[],
  children: readonly Child[],
): void {
  let present = element.firstElementChild;
  children.forEach((child, at) => {
    const old = before[at];
    if (present && old && areAlike(old, child)) {
      if (old.content !== child.content) show(present, child);
    } else {
      const made = child.prototype.cloneNode(true) as Element;
      show(made, child);
      if (present) present.replaceWith(made);
      else element.append(made);
      present = made;
    }
    present = present.nextElementSibling;
  });
  for (let over = before.length - children.length; over > 0; over--) {
    element.lastElementChild!.remove();
  }
}

/**
 * The children of an element, of which it has no others: most are one text each. A list of templates
 * would do the same, but each would cost two comments and the bookkeeping of a template, which
 * weighs where there are many lists of many entries.
 */
class ChildrenDirective extends Directive {
  #shown: readonly Child[] = [];

  override render(_children: readonly Child[]): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [children]: [readonly Child[]]): unknown {
    showChildren(element, this.#shown, children);
    this.#shown = children;
    return noChange;
  }
}

export const children = directive(ChildrenDirective);
