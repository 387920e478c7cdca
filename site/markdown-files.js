/** Documents as Markdown beside their pages, for assistants: `guide/index.html.md`. */
import { posix } from 'node:path';
import { ENGLISH_ONLY } from './documents.js';

/** The name of a page's Markdown file, in the folder of the page. */
export const MARKDOWN_FILE = 'index.html.md';

/** @typedef {import('./documents.js').Document} Document */

/**
 * A document whose links work on the site: to the Markdown files of other documents, else to pages and files.
 * @param {Document} document
 * @param {object} site
 * @param {Record<string, string>} site.addresses of the pages, by their files
 * @param {ReadonlySet<string>} site.urls of the documents
 * @param {string} [from] the folder from which links are relative
 */
export function markdownOf({ file, url, text }, { addresses, urls }, from = url) {
  return text.replace(/(\]\()(?![\w+]+:|#)([^)\s#]*)((?:#[^)\s]*)?\))/g, (_, start, path, end) => {
    const target = posix.join(posix.dirname(file), path);
    const page = addresses[target] ?? `/files/${target}`;
    const address = urls.has(page) ? page + MARKDOWN_FILE : page;
    return start + (posix.relative(from, address) || './') + end;
  });
}

/**
 * All documents for users of the kit, in English: `llms-full.txt`.
 * @param {readonly Document[]} documents
 * @param {Parameters<typeof markdownOf>[1]} site
 */
export const fullText = (documents, site) =>
  documents
    .filter(({ lang, file }) => lang === 'en' && !ENGLISH_ONLY.includes(file))
    .filter(({ file }) => file.startsWith('docs/'))
    .map((document) => markdownOf(document, site, '/').trim())
    .join('\n\n');
