/** The index of the site's search: the sections of the documents in one language. */
import { readFileSync } from 'node:fs';
import MiniSearch from 'minisearch';
import { anchorOf, textOf, titleOf } from './markdown.js';
import { SEARCH } from './search.js';

/** A row of a table with an address of its own: a message to authors. */
const ROW = /^\| <a id="(\w+)"><\/a>.*\n/gm;

/** The rows of a document that have addresses. @param {import('./documents.js').Document} document */
const rows = ({ text, url, title }) =>
  [...text.matchAll(ROW)].map(([row, code = '']) => ({
    id: `${url.slice(1)}#${code}`,
    page: title,
    heading: code,
    text: textOf(row.replace(/<a.*?<\/a>/, '')),
  }));

/** The parts of a document that a reader may look for. @param {import('./documents.js').Document} document */
function sections({ text, url, title }) {
  return text
    .replace(/^ *```.*?^ *```/gms, '')
    .replace(ROW, '')
    .split(/^(?=#{1,3} )/m)
    .map((part) => {
      const heading = textOf(/^#+ (.*)/.exec(part)?.[1] ?? title);
      const anchor = heading === title ? '' : `#${anchorOf(heading)}`;
      return {
        id: url.slice(1) + anchor,
        page: title,
        heading,
        text: textOf(part),
      };
    })
    .filter(({ text }) => text);
}

/** Pages for beginners, which are not documents, indexed as a whole. */
const STARTS = [
  { file: 'site/pages/start.md', url: '/start/', lang: 'ja' },
  { file: 'site/pages/en/start.md', url: '/en/start/', lang: 'en' },
];

/** @param {(typeof STARTS)[number]} page */
function whole({ file, url }) {
  const text = readFileSync(file, 'utf8').replace(/^---.*?^---|\{\{.*?\}\}/gms, '');
  const title = titleOf(text);
  return { id: url.slice(1), page: title, heading: title, text: textOf(text) };
}

/**
 * @param {readonly import('./documents.js').Document[]} documents
 * @param {'ja' | 'en'} lang
 */
export function searchIndex(documents, lang) {
  const search = new MiniSearch(SEARCH);
  const all = documents.filter((document) => document.lang === lang);
  search.addAll([...all.flatMap(sections), ...all.flatMap(rows)]);
  search.addAll(STARTS.filter((page) => page.lang === lang).map(whole));
  return search;
}
