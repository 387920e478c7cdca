/** The site on a static host, below a path: no broken links. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { startStatic } from '../../sandbox/static.js';
import { downloadOf } from '../../scripts/build/published.js';
import { builtSite } from '../../test/support/built-site.js';
import { ENGLISH_ONLY, readDocuments } from '../documents.js';

const PATH = '/some/path';
/** Files that only scripts load. */
const WITHOUT_WORDS = /\/preview\.html$/;

let folder = '';
/** @type {Awaited<ReturnType<typeof startStatic>>} */
let server;
/** @type {string[]} */
let pages = [];
/** @type {Map<string, string>} */
const texts = new Map();

before(async () => {
  folder = await builtSite();
  server = await startStatic({ folders: { [PATH]: folder } });
  pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !file.startsWith('mkt/'));
  for (const page of pages) texts.set(page, readFileSync(join(folder, page), 'utf8'));
});

after(() => server.close());

/** @param {string} html */
const linksIn = (html) =>
  [...html.matchAll(/<[a-z][^>]*\s(?:href|src)="([^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );

describe('the site', () => {
  it('has the pages for visitors', () => {
    for (const name of [
      '',
      'en/',
      'start/',
      'en/start/',
      'builder/',
      'en/builder/',
      'find/',
      'en/find/',
      'gallery/',
      'theme/',
      'en/theme/',
      'guide/',
      'ja/guide/',
      'guide-publishers/',
      'guide-developers/',
      'theming/',
      'hosting/',
      'live-services/',
      'relay/',
      'security/',
      'performance/',
      'changelog/',
    ]) {
      expect(texts.has(`${name}index.html`), `there is no ${name}`).to.be.ok;
    }
    const elements = readdirSync('docs/elements').map((file) => file.replace('.md', ''));
    for (const name of elements)
      expect(texts.get(`elements/${name}/index.html`), name).to.include('id="reference"');
  });

  it('tells beginners where the archives are, and to look at the panel before the console', () => {
    for (const [page, lang] of /** @type {const} */ ([
      ['start/index.html', 'ja'],
      ['en/start/index.html', 'en'],
    ])) {
      const html = texts.get(page) ?? '';
      for (const archive of /** @type {const} */ (['files', 'wordpress'])) {
        const [, inside = ''] = /`([^`]+)`|\]\(([^)]+)\)/.exec(downloadOf(archive, lang)) ?? [];
        expect(html, `${page}: ${inside}`).to.include(inside);
      }
      const [panel, console] = ['?mkt-debug', 'F12'].map((words) => html.indexOf(words));
      expect(Number(panel) > 0 && Number(panel) < Number(console), page).to.be.ok;
    }
  });

  it('has the whole posts, found from the guide and the start page', () => {
    for (const [page, prefix] of /** @type {const} */ ([
      ['guide/', '../recipes/'],
      ['ja/guide/', '../../ja/recipes/'],
      ['en/start/', '../../recipes/'],
      ['start/', '../ja/recipes/'],
    ]))
      for (const name of ['review', 'five-picks', 'hotel']) {
        const link = `${prefix}${name}/`;
        expect(texts.get(`${page}index.html`)?.includes(`href="${link}"`), `${page}: ${link}`).to.be
          .ok;
        const { pathname } = new URL(link, `https://x/${page}`);
        expect(texts.has(`${pathname.slice(1)}index.html`), pathname).to.be.ok;
      }
  });

  it('has pages with a title, a description and a language', () => {
    for (const [page, html] of texts) {
      expect(html, page).to.match(/<html lang="(ja|en)"/);
      expect(html, page).to.match(/<title>[^<]+<\/title>/);
      expect(html, page).to.match(/<meta name="description" content="[^"]{10,}"/);
      expect(html, page).not.to.match(/<!-- translated from/);
      if (WITHOUT_WORDS.test(page)) continue;
      expect(html, `${page} has no heading`).to.include('<h1');
    }
  });

  it('has pages with links to their translations', () => {
    const alone = [];
    for (const [page, html] of texts) {
      const lang = /<html lang="(ja|en)"/.exec(html)?.[1];
      const others = [...html.matchAll(/<link rel="alternate" hreflang="(ja|en)" href="([^"]*)"/g)];
      const addresses = others.map(([, of, href = '']) => [of, new URL(href, `https://x/${page}`)]);
      const [own, other] = [true, false].map(
        (isOwn) => addresses.find(([of]) => (of === lang) === isOwn)?.[1],
      );
      if (!own || !other) {
        alone.push(page);
        continue;
      }
      expect(`${/** @type {URL} */ (own).pathname.slice(1)}index.html`).to.equal(page);
      const there = `${/** @type {URL} */ (other).pathname.slice(1)}index.html`;
      expect(texts.get(there)?.includes(`<html lang="${lang === 'ja' ? 'en' : 'ja'}"`), there).to.be
        .ok;
      expect(html, page).to.match(
        /<a class="other" href="[^"]*" hreflang="(ja|en)" lang="(ja|en)"/,
      );
    }
    const inEnglish = readDocuments().filter(({ file }) => ENGLISH_ONLY.includes(file));
    expect(alone.filter((page) => !WITHOUT_WORDS.test(page)).sort()).to.deep.equal(
      inEnglish.map(({ url }) => `${url.slice(1)}index.html`).sort(),
    );
  });

  it('links to pages in the language of the reader', () => {
    for (const [page, html] of texts) {
      const lang = /<html lang="(ja|en)"/.exec(html)?.[1];
      const base = new URL(page, 'https://x/');
      for (const [tag, href = ''] of html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>/g)) {
        const { origin, pathname } = new URL(href, base);
        const there = texts.get(`${decodeURI(pathname).slice(1)}index.html`);
        if (origin !== base.origin || !there || tag.includes('hreflang=')) continue;
        const isTheirs = there.includes(`<html lang="${lang}"`);
        expect(isTheirs || !there.includes('rel="alternate" hreflang'), `${page}: ${tag}`).to.be.ok;
      }
    }
  });

  it('has no broken links below a path', async () => {
    /**
     * Responses by address, without the fragment.
     * @type {Map<string, Promise<Response>>}
     */
    const responses = new Map();
    for (const [page, html] of texts) {
      const base = `${server.origin}${PATH}/${page}`;
      // Links in examples are not checked.
      for (const link of linksIn(
        html.replace(/<div class="live">.*?<div class="code|<pre.*?<\/pre>/gs, ''),
      )) {
        if (/^(?!https?:)\w+:/.test(link) || link === '#') continue;
        const url = new URL(link, base);
        if (url.origin !== server.origin) {
          expect(url.protocol, `${page}: ${link}`).to.equal('https:');
          continue;
        }
        expect(url.pathname.startsWith(`${PATH}/`), `${page} leads out of the site: ${link}`).to.be
          .ok;
        const anchor = decodeURIComponent(url.hash.slice(1));
        url.hash = '';
        if (!responses.has(url.href)) responses.set(url.href, fetch(url));
        const answer = await /** @type {Promise<Response>} */ (responses.get(url.href));
        expect(answer.status, `${page}: ${link}`).to.equal(200);
        if (!anchor || anchor.includes('=')) continue;
        const there = texts.get(
          `${url.pathname.slice(PATH.length + 1)}index.html`.replace('.htmlindex', ''),
        );
        const names = there ?? (url.pathname.endsWith('.html') ? html : '');
        expect(names, `${page}: ${link} has no such place`).to.include(`id="${anchor}"`);
      }
    }
    expect(responses.size).to.be.above(30);
  });

  it('links from themes in a document to the theme page', () => {
    expect(texts.get('theming/index.html')?.includes('href="../en/theme/"')).to.be.ok;
    expect(texts.get('ja/theming/index.html')?.includes('href="../../theme/"')).to.be.ok;
  });

  it('has an index for language models', () => {
    const text = readFileSync(join(folder, 'llms.txt'), 'utf8');
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    expect(links.length).to.be.above(20);
    for (const link of links)
      expect(existsSync(join(folder, link.replace(/\/$/, '/index.html'))), link).to.be.ok;
    expect(text).not.to.match(/\p{Script=Hiragana}/u);
  });

  it('has each document as Markdown beside its page, with working links', () => {
    for (const { url, file, title } of readDocuments()) {
      const page = url.slice(1);
      const html = texts.get(`${page}index.html`) ?? '';
      expect(html, page).to.match(
        /<link rel="alternate" type="text\/markdown" href="index\.html\.md"/,
      );
      const text = readFileSync(join(folder, page, 'index.html.md'), 'utf8');
      expect(text, file).to.match(/^# /m);
      expect(text, file).to.include(title.replace(/[<>]/g, '').split(' ')[0] ?? '');
      for (const [, link = ''] of text
        .replace(/^ *```.*?^ *```|`[^`\n]*`/gms, '')
        .matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^(\w+:|#)/.test(link)) continue;
        const path = join(folder, page, decodeURI(link.replace(/#.*/, '')));
        expect(existsSync(path), `${file}: ${link}`).to.be.ok;
      }
    }
  });

  it('has all documents for users in one file', () => {
    const text = readFileSync(join(folder, 'llms-full.txt'), 'utf8');
    for (const heading of [
      '# Guide for bloggers',
      '# `<mkt-ranking>`',
      '# Commands',
      '# Blog services',
    ])
      expect(text.includes(`\n${heading}\n`) || text.startsWith(heading), heading).to.be.ok;
    expect(text).not.to.match(/# Architecture/);
    for (const [, link = ''] of text.matchAll(/\]\(([\w/-]+\/index\.html\.md)[#)]/g))
      expect(existsSync(join(folder, link)), link).to.be.ok;
  });

  it('has the skill for assistants', () => {
    const skill = readFileSync(join(folder, 'skills/mkt-widgets/SKILL.md'), 'utf8');
    for (const [, link = ''] of skill.matchAll(/\]\(([^)]+)\)/g))
      expect(existsSync(join(folder, 'skills/mkt-widgets', link)), link).to.be.ok;
  });
});
