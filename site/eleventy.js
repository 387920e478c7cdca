/** Configures Eleventy: the pages of `site/pages/`, and the documents of the project. */
import { readFileSync } from 'node:fs';
import { loadModule } from '../scripts/build/load-module.js';
import { downloadOf, isPublished } from '../scripts/build/published.js';
import { blogs } from '../scripts/lib/blogs.js';
import { otherOf, readDocuments, withGeneratedParts } from './documents.js';
import { markdown } from './markdown.js';
import { recipeAddresses, recipes } from './recipes.js';
import { searchIndex } from './search-index.js';
import { themePages } from './theme.js';
import { tools } from './tools.js';
import { fullText, MARKDOWN_FILE, markdownOf } from './markdown-files.js';
import { navigation, words } from './words.js';

/** The README is replaced by the front page. */
const PAGES = { ja: { 'README.md': '/' }, en: { 'README.md': '/en/' } };

/** A relative address between two pages of the site, so that it works below any path. */
const relativeTo = (/** @type {string} */ url) => {
  const depth = url.split('/').length - 2;
  return '../'.repeat(depth) || './';
};

/** @typedef {any} Config of Eleventy, which has no types */

/** The documents with the addresses of all pages, by the files that documents name. */
async function readSite() {
  const documents = await withGeneratedParts(readDocuments());
  const ofDocuments = Object.fromEntries(documents.map(({ file, url }) => [file, url]));
  const addresses = inEach((lang) => ({
    ...ofDocuments,
    ...PAGES[lang],
    ...recipeAddresses(lang),
  }));
  return { documents, addresses, urls: new Set(documents.map(({ url }) => url)) };
}

/** @typedef {Awaited<ReturnType<typeof readSite>>} Site */

/** Adds a page for each document, and the same as Markdown. @param {Config} config @param {Site} site */
function addDocuments(config, { documents, addresses, urls }) {
  const onFile = (/** @type {string} */ file) =>
    config.addPassthroughCopy({ [file]: `files/${file}` });
  for (const document of documents) {
    const { file, url, lang, text, title } = document;
    const isElement = /\/elements\/mkt-/.test(url);
    const examples = isElement ? tagsIn(title) : [];
    config.addTemplate(
      `${url.slice(1)}index.html`,
      markdown({ file, text, addresses: addresses[lang], examples, onFile }),
      {
        permalink: `${url}index.html`,
        layout: 'page.njk',
        lang,
        title,
        ...(urls.has(otherOf(url)) && { translation: otherOf(url) }),
        // Documents can contain template code as examples.
        isLive: isElement,
        markdownFile: MARKDOWN_FILE,
        templateEngineOverride: false,
      },
    );
    config.addTemplate(
      `${url.slice(1)}markdown.html`,
      markdownOf(document, { addresses: addresses[lang], urls }),
      { permalink: url + MARKDOWN_FILE, templateEngineOverride: false },
    );
  }

  config.addTemplate('llms-full.html', fullText(documents, { addresses: addresses.en, urls }), {
    permalink: '/llms-full.txt',
    templateEngineOverride: false,
  });
}

/** The data of all pages. @param {Config} config @param {Site} site */
function addData(config, { documents, addresses }) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  config.addGlobalData('languages', ['ja', 'en']);
  config.addGlobalData('words', words);
  config.addGlobalData('navigation', navigation);
  config.addGlobalData('themePages', themePages);
  config.addGlobalData('recipes', recipes);
  config.addGlobalData('tools', tools);
  config.addGlobalData('version', version);
  config.addGlobalData('downloads', () =>
    inEach((lang) => ({
      files: downloadOf('files', lang),
      wordpress: downloadOf('wordpress', lang),
      isPublished,
    })),
  );
  config.addGlobalData('blogNames', {
    ja: blogs.map(({ ja }) => ja).join('、'),
    en: blogs.map(({ en }) => en).join(', '),
  });
  config.addGlobalData('documents', () => inEach((lang) => inLanguage(documents, lang)));
  config.addGlobalData('searchIndex', () =>
    inEach((lang) => JSON.stringify(searchIndex(documents, lang))),
  );
  config.addGlobalData('gallery', async () => {
    const { catalogues } = await loadModule('src/exports/catalogues.ts');
    return inEach((lang) => gallery(documents, lang, addresses[lang], catalogues));
  });
}

/** Turns addresses from the root into relative ones. @this {{ page: { url: string, outputPath: string } }} @param {string} html */
function relative(html) {
  const { url, outputPath } = this.page;
  if (!String(outputPath).endsWith('.html')) return html;
  const root = relativeTo(url);
  return html.replace(
    /(\s(?:href|src))="\/(?!\/)([^"]*)"/g,
    (_, name, path) => `${name}="${root}${path}"`,
  );
}

/** @param {Config} config */
export async function configure(config) {
  const site = await readSite();
  addDocuments(config, site);
  addData(config, site);
  config.setIncludesDirectory('../layouts');
  config.setLayoutsDirectory('../layouts');
  config.setUseGitIgnore(false);
  config.addPassthroughCopy({ 'site/styles': 'assets', 'demo/icon.svg': 'icon.svg' });
  config.addFilter('root', relativeTo);
  config.addTransform('relative', relative);
}

/** The tags in the title of an element's page. @param {string} title */
const tagsIn = (title) => title.match(/(?<=<)mkt-[\w-]+/g) ?? [];

/** The same in each language. @template T @param {(lang: 'ja' | 'en') => T} make */
const inEach = (make) => ({ ja: make('ja'), en: make('en') });

/**
 * The documents for a language: in English where there is no Japanese version.
 * @param {readonly import('./documents.js').Document[]} documents
 * @param {'ja' | 'en'} lang
 */
function inLanguage(documents, lang) {
  const translated = documents.filter((document) => document.lang === lang);
  const has = new Set(translated.map(({ url }) => url));
  const others = documents.filter(
    (document) => document.lang !== lang && !has.has(otherOf(document.url)),
  );
  return lang === 'ja' ? [...translated, ...others] : translated;
}

/**
 * The examples of every element, with a snippet each, in the order of use.
 * @param {readonly import('./documents.js').Document[]} documents
 * @param {'ja' | 'en'} lang
 * @param {Record<string, string>} addresses
 * @param {readonly import('../src/exports/catalogues.js').Catalogue[]} catalogues
 */
function gallery(documents, lang, addresses, catalogues) {
  return catalogues.flatMap(({ tag, words }) => {
    // A page for two elements begins with the one that it is named after.
    const document = documents.find(
      ({ lang: of, title }) => of === lang && tagsIn(title)[0] === tag,
    );
    if (!document || /-(config|campaign)$/.test(tag)) return [];
    const { file, url, text, title } = document;
    const examples = text.split('<!-- reference:begin')[0] ?? '';
    const body = examples.replace(/^# .*$/m, '').replace(/^## .*$/m, '');
    const html = markdown({ file, text: body, addresses, examples: tagsIn(title) });
    return { tag, ...words[lang], url, html };
  });
}
