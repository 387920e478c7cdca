/** How Eleventy makes the pages: those of `site/pages/`, and the documents of the project. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import MiniSearch from 'minisearch';
import { anchorOf, markdown, textOf, titleOf } from './markdown.js';
import { SEARCH } from './search.js';
import { themePages } from './theme.js';
import { navigation, words } from './words.js';

/** What is a page of the site, by its file. The README is the front page, made anew for the site. */
function documents() {
  const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md'));
  /** @type {Record<string, string>} */
  const addresses = { 'README.md': '/en/' };
  for (const file of inDocs) addresses[`docs/${file}`] = `/${file.slice(0, -'.md'.length)}/`;
  const others = {
    'CONTRIBUTING.md': '/contributing/',
    'CHANGELOG.md': '/changelog/',
    'demo/relay/README.md': '/relay/',
    'demo/service/README.md': '/sandbox-service/',
  };
  for (const [file, address] of Object.entries(others)) {
    if (existsSync(file)) addresses[file] = address;
  }
  return addresses;
}

/** Pages that documents name by what makes them. */
const PAGES = { 'site/pages/theme.njk': '/en/theme/' };

/** How a page names another one of the site: relative, so that it works below any path. */
const relativeTo = (/** @type {string} */ url) => {
  const depth = url.split('/').length - 2;
  return '../'.repeat(depth) || './';
};

/** The parts of a document that a reader may look for. @param {string} text @param {string} url */
function sections(text, url) {
  const title = titleOf(text);
  return text
    .replace(/^ *```.*?^ *```/gms, '')
    .split(/^(?=#{1,3} )/m)
    .map((part) => {
      const heading = /^#+ (.*)/.exec(part)?.[1] ?? title;
      const anchor = heading === title ? '' : `#${anchorOf(heading)}`;
      return {
        id: url.slice(1) + anchor,
        page: title,
        heading: textOf(heading),
        text: textOf(part),
      };
    })
    .filter(({ text: said }) => said);
}

/** @param {any} config Eleventy's, which has no types of its own */
export function configure(config) {
  const ofDocuments = documents();
  const addresses = { ...ofDocuments, ...PAGES };
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const search = new MiniSearch(SEARCH);
  /** @type {Array<{ title: string, url: string }>} */
  const all = [];

  const onFile = (/** @type {string} */ file) =>
    config.addPassthroughCopy({ [file]: `files/${file}` });
  for (const [file, url] of Object.entries(ofDocuments)) {
    if (file === 'README.md') continue;
    const text = readFileSync(file, 'utf8');
    const title = textOf(titleOf(text));
    all.push({ title, url });
    search.addAll(sections(text, url));
    const isElement = /^docs\/elements\/mkt-/.test(file);
    const examples = isElement ? posix.basename(file, '.md') : '';
    config.addTemplate(
      `${url.slice(1)}index.html`,
      markdown({ file, text, addresses, examples, onFile }),
      {
        ...{ permalink: `${url}index.html`, layout: 'page.njk', lang: 'en', title },
        // What a document shows of templates is none of its own.
        ...(file === 'docs/guide.md' && { translation: '/ja/guide/' }),
        ...{ isLive: isElement, templateEngineOverride: false },
      },
    );
  }

  config.setIncludesDirectory('../layouts');
  config.setLayoutsDirectory('../layouts');
  config.setUseGitIgnore(false);
  config.addPassthroughCopy({ 'site/styles': 'assets', 'demo/icon.svg': 'icon.svg' });
  config.addGlobalData('words', words);
  config.addGlobalData('navigation', navigation);
  config.addGlobalData('themePages', themePages);
  config.addGlobalData('version', version);
  config.addGlobalData('documents', all);
  config.addGlobalData('searchIndex', () => JSON.stringify(search));
  config.addGlobalData(
    'elements',
    all.filter(({ url }) => url.startsWith('/elements/')),
  );
  config.addGlobalData('gallery', () => gallery(addresses));
  config.addFilter('root', relativeTo);
  // Pages name each other from the root; what is written names them from where they are.
  /** @this {{ page: { url: string, outputPath: string } }} @param {string} html */
  function relative(html) {
    const { url, outputPath } = this.page;
    if (!String(outputPath).endsWith('.html')) return html;
    const root = relativeTo(url);
    return html.replace(
      /(\s(?:href|src))="\/(?!\/)([^"]*)"/g,
      (_, name, path) => `${name}="${root}${path}"`,
    );
  }
  config.addTransform('relative', relative);
}

/** The examples of every element, with a snippet each. @param {Record<string, string>} addresses */
function gallery(addresses) {
  return Object.entries(addresses)
    .filter(([file]) => /^docs\/elements\/mkt-(?!config)/.test(file))
    .map(([file, url]) => {
      const text = readFileSync(file, 'utf8').split('<!-- reference')[0] ?? '';
      const tag = posix.basename(file, '.md');
      const body = text.replace(/^# .*$/m, '').replace(/^## Examples$/m, '');
      return { tag, url, html: markdown({ file, text: body, addresses, examples: tag }) };
    });
}
