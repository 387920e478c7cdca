/** Elements of files, with the part of the DOM that the kit's readers of pages use. */
import { compile, selectAll, selectOne, type Options } from 'css-select';
import type { PageElement } from '../src/exports/resolve.js';
import { around, attributesOf, isElement, textOf, type ElementNode, type Node } from './markup.js';

/** Without one element twice: readers compare them. */
const elements = new WeakMap<ElementNode, FileElement>();

export function elementOf(node: ElementNode): FileElement {
  const element = elements.get(node) ?? new FileElement(node);
  elements.set(node, element);
  return element;
}

const options: Options<Node, ElementNode> = {
  adapter: {
    isTag: isElement,
    getAttributeValue: (node, name) => elementOf(node).getAttribute(name) ?? undefined,
    hasAttrib: (node, name) => elementOf(node).hasAttribute(name),
    getChildren: (node) => ('childNodes' in node ? node.childNodes : []),
    getName: ({ tagName }) => tagName,
    getParent: ({ parentNode }) => parentNode,
    getSiblings: ({ parentNode }: Partial<ElementNode>) => parentNode?.childNodes ?? [],
    getText: textOf,
    removeSubsets: (nodes) => nodes,
  },
};

const compiled = new Map<string, ReturnType<typeof compile<Node, ElementNode>>>();

function queryOf(selector: string) {
  const query = compiled.get(selector) ?? compile(selector, options);
  compiled.set(selector, query);
  return query;
}

export class FileElement implements PageElement {
  readonly #attributes: ReadonlyMap<string, string>;

  constructor(readonly node: ElementNode) {
    this.#attributes = attributesOf(node);
  }

  get nodeName(): string {
    return this.node.nodeName;
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

  get childNodes(): Pick<FileElement, 'nodeName' | 'textContent'>[] {
    return this.node.childNodes.map((node) =>
      isElement(node) ? elementOf(node) : { nodeName: node.nodeName, textContent: textOf(node) },
    );
  }

  /** Of a link, as it is written. */
  get href(): string | undefined {
    return this.#attributes.get('href');
  }

  /** Of a link: '' if its address is relative. */
  get host(): string {
    return /^(?:https?:)?\/\/([^/?#]*)/i.exec(this.href ?? '')?.[1] ?? '';
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

  matches(selector: string): boolean {
    return queryOf(selector)(this.node);
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
    return selectAll(selector, this.node, options).map(elementOf);
  }

  querySelector(selector: string): FileElement | null {
    const node = selectOne(selector, this.node, options);
    return node && elementOf(node);
  }
}
