/** Elements of files, with the part of the DOM that the kit's readers of pages use. */
import type { PageElement } from '../src/rules/resolve.js';
import {
  around,
  attributesOf,
  elementsBelow,
  isElement,
  textOf,
  type ElementNode,
} from './markup.js';

/** Without one element twice: readers compare them. */
const elements = new WeakMap<ElementNode, FileElement>();

export function elementOf(node: ElementNode): FileElement {
  const element = elements.get(node) ?? new FileElement(node);
  elements.set(node, element);
  return element;
}

const parsed = new Map<string, string[][]>();

/**
 * The alternatives of a selector, each as the simple selectors of one element: `a[href]` → `a`, `[href]`.
 * @throws for selectors with others
 */
function alternativesOf(selector: string): string[][] {
  const known = parsed.get(selector);
  if (known) return known;
  const alternatives = selector.split(',').map((each) => {
    const simple = each.match(/[#.]?[\w-]+|\[[^\]]+\]/g) ?? [];
    if (simple.join('') !== each.trim()) throw new Error(`Not a selector for files: ${selector}`);
    return simple;
  });
  parsed.set(selector, alternatives);
  return alternatives;
}

export class FileElement implements PageElement {
  readonly #attributes: ReadonlyMap<string, string>;
  #simple: ReadonlySet<string> | undefined;

  constructor(readonly node: ElementNode) {
    this.#attributes = attributesOf(node);
  }

  get localName(): string {
    return this.node.tagName;
  }

  get slot(): string {
    return this.getAttribute('slot') ?? '';
  }

  /** Of an option, as a browser reads it. */
  get text(): string {
    return this.textContent.trim().replace(/\s+/g, ' ');
  }

  get value(): string {
    return this.getAttribute('value') ?? this.text;
  }

  get textContent(): string {
    return textOf(this.node);
  }

  get children(): FileElement[] {
    return this.node.childNodes.filter(isElement).map(elementOf);
  }

  /** Of a link, as it is written. */
  get href(): string | undefined {
    return this.#attributes.get('href');
  }

  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null;
  }

  getAttributeNames(): string[] {
    return [...this.#attributes.keys()];
  }

  hasAttribute(name: string): boolean {
    return this.#attributes.has(name);
  }

  /** The simple selectors that the element matches. */
  get #matched(): ReadonlySet<string> {
    return (this.#simple ??= new Set([
      this.localName,
      `#${this.getAttribute('id')}`,
      ...(this.getAttribute('class') ?? '').split(/\s+/).map((name) => `.${name}`),
      // As in HTML, where the case of a type does not count.
      `[type="${this.getAttribute('type')?.toLowerCase()}"]`,
      ...[...this.#attributes].flatMap(([name, value]) => [`[${name}]`, `[${name}="${value}"]`]),
    ]));
  }

  /** @param selector by names, ids, classes and attributes, not by other elements */
  matches(selector: string): boolean {
    return alternativesOf(selector).some((simple) =>
      simple.every((each) => this.#matched.has(each)),
    );
  }

  closest(selector: string): FileElement | null {
    if (this.matches(selector)) return this;
    for (const node of around(this.node)) {
      const element = elementOf(node);
      if (element.matches(selector)) return element;
    }
    return null;
  }

  querySelectorAll(selector: string): FileElement[] {
    const all = elementsBelow(this.node, () => true).map(elementOf);
    return all.filter((element) => element.matches(selector));
  }

  querySelector(selector: string): FileElement | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }
}
