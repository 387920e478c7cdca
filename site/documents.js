/** The documents of the project as pages of the site: where each is, and which is the same in the other language. */
import { readdirSync, readFileSync } from 'node:fs';
import { textOf, titleOf } from './markdown.js';

/** Documents that are not in `docs/`, by their addresses. The README is the front page, made anew for the site. */
const OTHERS = {
  'CONTRIBUTING.md': '/contributing/',
  'CHANGELOG.md': '/changelog/',
  'demo/relay/README.md': '/relay/',
  'demo/service/README.md': '/sandbox-service/',
};

/** What is only in English: it is for those who work on the kit itself. */
export const ENGLISH_ONLY = ['CONTRIBUTING.md', 'demo/service/README.md', 'docs/architecture.md'];

/**
 * @typedef {object} Document
 * @property {string} file
 * @property {string} url
 * @property {'ja' | 'en'} lang
 * @property {string} text
 * @property {string} title
 */

/** @returns {Document[]} */
export function readDocuments() {
  const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .map((file) => `docs/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => [file, file.slice('docs'.length, -'.md'.length) + '/']);
  return [...inDocs, ...Object.entries(OTHERS)].map(([file = '', url = '']) => {
    const text = readFileSync(file, 'utf8');
    const lang = url.startsWith('/ja/') ? 'ja' : 'en';
    return { file, url, lang, text, title: textOf(titleOf(text)) };
  });
}

/** The address of a page in the other language. @param {string} url */
export const otherOf = (url) => (url.startsWith('/ja/') ? url.slice('/ja'.length) : `/ja${url}`);
