/** The author of a page, named by the page itself. */
import type { PageRoot } from '../../element/dom.js';
import { DATA } from './json-ld-rule.js';
import { pageNodes, type Data } from './page-nodes.js';

export interface PageAuthor {
  readonly '@type': 'Person' | 'Organization';
  readonly name: string;
}

/** Types of pages. The authors of books are other people. */
const PAGE = /(Article|Posting|WebPage)$/;

const typesOf = ({ '@type': type }: Data): readonly unknown[] => [type].flat();

const person = (name: string): PageAuthor | undefined =>
  name.trim() ? { '@type': 'Person', name: name.trim() } : undefined;

/** An author in structured data: a text, or a node that has a name or refers to one. */
function authorOf(value: unknown, nodes: readonly Data[]): PageAuthor | undefined {
  const [first] = [value].flat();
  if (typeof first === 'string') return person(first);
  const node = first as Data | null | undefined;
  const id = node?.['@id'];
  const named = [node, ...nodes.filter((each) => id !== undefined && each['@id'] === id)].find(
    (each) => typeof each?.['name'] === 'string',
  );
  const author = named && person(named['name'] as string);
  if (!author) return undefined;
  return typesOf(named).includes('Organization') ? { ...author, '@type': 'Organization' } : author;
}

/** The author in the page's own structured data, else in `<meta name="author">`. */
export function pageAuthor(root: PageRoot): PageAuthor | undefined {
  const nodes = [...root.querySelectorAll(DATA)].flatMap(({ textContent }) =>
    pageNodes(textContent),
  );
  const pages = nodes.filter((node) => typesOf(node).some((type) => PAGE.test(String(type))));
  const [author] = pages.flatMap((page) => authorOf(page['author'], nodes) ?? []);
  const meta = root.querySelector('meta[name=author i]');
  return author ?? person(meta?.getAttribute('content') ?? '');
}
