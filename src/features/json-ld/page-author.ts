/** The author of a page, named by the page itself. */
import { nodesIn, type Data } from './data-rule.js';

export interface PageAuthor {
  readonly '@type': 'Person' | 'Organization';
  readonly name: string;
}

/** Types of pages. The authors of books are other people. */
const PAGE = /(Article|Posting|WebPage)$/;

const typesOf = ({ '@type': type }: Data): readonly unknown[] => [type].flat();

/** The name of an author in structured data: a text, or a node that has a name or refers to one. */
function authorOf(value: unknown, nodes: readonly Data[]): PageAuthor | undefined {
  const [first] = [value].flat();
  if (typeof first === 'string')
    return first.trim() ? { '@type': 'Person', name: first.trim() } : undefined;
  const node = nodes.find((each) => each === first);
  const id = node?.['@id'];
  const named = [node, ...nodes.filter((each) => id !== undefined && each['@id'] === id)].find(
    (each) => typeof each?.['name'] === 'string' && each['name'].trim(),
  );
  if (!named) return undefined;
  const isPerson = !typesOf(named).includes('Organization');
  return { '@type': isPerson ? 'Person' : 'Organization', name: String(named['name']).trim() };
}

/**
 * The author in the page's own structured data, else in `<meta name="author">`.
 * @param scripts the texts of the scripts with structured data
 * @param meta the content of the `<meta>`
 */
export function pageAuthor(scripts: readonly string[], meta = ''): PageAuthor | undefined {
  for (const text of scripts) {
    const nodes = nodesIn(text) ?? [];
    for (const node of nodes) {
      const isPage = typesOf(node).some((type) => PAGE.test(String(type)));
      const author = isPage && authorOf(node['author'], nodes);
      if (author) return author;
    }
  }
  const name = meta.trim();
  return name ? { '@type': 'Person', name } : undefined;
}
