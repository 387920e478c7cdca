/** The documents of the project as pages of the site: their addresses, and their translations. */
import { readdirSync, readFileSync } from 'node:fs';
import { loadModule } from '../scripts/build/load-module.js';
import { withParts } from '../scripts/lib/parts.js';
import { textOf, titleOf } from './markdown.js';
import { translatedFrom, withoutState } from './translations.js';

/** Documents outside of `docs/`, by their addresses. The README becomes the front page. */
const OTHERS = {
  'CONTRIBUTING.md': '/contributing/',
  'CHANGELOG.md': '/changelog/',
  '.github/SECURITY.md': '/vulnerabilities/',
  'relay/README.md': '/relay/',
  'sandbox/README.md': '/sandbox-service/',
};

/** The README, in each language: on the site, a front page takes its place. */
const README = { 'README.md': '/readme/', 'README.ja.md': '/ja/readme/' };

/** Documents for contributors, in English only. */
export const ENGLISH_ONLY = [
  'CONTRIBUTING.md',
  '.github/SECURITY.md',
  'sandbox/README.md',
  'docs/architecture.md',
  'docs/measurements.md',
];

/**
 * @typedef {object} Document
 * @property {string} file
 * @property {string} url
 * @property {'ja' | 'en'} lang
 * @property {string} text
 * @property {string} title
 * @property {readonly string[]} translatedFrom for a translation, the state of the English document
 */

/**
 * @param {object} [options]
 * @param {boolean} [options.withReadme] includes the README, which is not a page of the site
 * @returns {Document[]}
 */
export function readDocuments({ withReadme = false } = {}) {
  const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .map((file) => `docs/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => [file, file.slice('docs'.length, -'.md'.length) + '/']);
  const others = Object.entries({ ...OTHERS, ...(withReadme && README) });
  return [...inDocs, ...others].map(([file = '', url = '']) => {
    const source = readFileSync(file, 'utf8');
    const text = withoutState(source);
    const lang = url.startsWith('/ja/') ? 'ja' : 'en';
    const title = textOf(titleOf(text));
    return { file, url, lang, text, title, translatedFrom: translatedFrom(source) };
  });
}

/**
 * Documents as the site shows them: with the reference and other generated parts.
 * @param {readonly Document[]} documents
 * @returns {Promise<Document[]>}
 */
export async function withGeneratedParts(documents) {
  const { generatedParts } = await loadModule('scripts/manifest/reference.ts');
  const parts = await generatedParts();
  return documents.map((document) => {
    const { file, text } = document;
    return { ...document, text: withParts(file, text, parts[file] ?? {}) };
  });
}

/** The address of a page in the other language. @param {string} url */
export const otherOf = (url) => (url.startsWith('/ja/') ? url.slice('/ja'.length) : `/ja${url}`);
