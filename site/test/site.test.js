/** The site on a static host, below a path: no broken links. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startStatic } from '../../sandbox/static.js';
import { downloadOf } from '../../build/published.js';
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
      'theming/',
      'hosting/',
      'live-services/',
      'relay/',
      'security/',
      'performance/',
      'changelog/',
    ]) {
      assert.ok(texts.has(`${name}index.html`), `there is no ${name}`);
    }
    const elements = readdirSync('docs/elements').map((file) => file.replace('.md', ''));
    for (const name of elements) assert.ok(texts.has(`elements/${name}/index.html`), name);
  });

  it('tells beginners where the archives are, and to look at the panel before the console', () => {
    for (const [page, lang] of /** @type {const} */ ([
      ['start/index.html', 'ja'],
      ['en/start/index.html', 'en'],
    ])) {
      const html = texts.get(page) ?? '';
      for (const archive of /** @type {const} */ (['files', 'wordpress'])) {
        const [, inside = ''] = /`([^`]+)`|\]\(([^)]+)\)/.exec(downloadOf(archive, lang)) ?? [];
        assert.ok(html.includes(inside), `${page}: ${inside}`);
      }
      const [panel, console] = ['?mkt-debug', 'F12'].map((words) => html.indexOf(words));
      assert.ok(Number(panel) > 0 && Number(panel) < Number(console), page);
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
        assert.ok(texts.get(`${page}index.html`)?.includes(`href="${link}"`), `${page}: ${link}`);
        const { pathname } = new URL(link, `https://x/${page}`);
        assert.ok(texts.has(`${pathname.slice(1)}index.html`), pathname);
      }
  });

  it('has pages with a title, a description and a language', () => {
    for (const [page, html] of texts) {
      assert.match(html, /<html lang="(ja|en)"/, page);
      assert.match(html, /<title>[^<]+<\/title>/, page);
      assert.match(html, /<meta name="description" content="[^"]{10,}"/, page);
      assert.doesNotMatch(html, /<!-- translated from/, page);
      if (WITHOUT_WORDS.test(page)) continue;
      assert.ok(html.includes('<h1'), `${page} has no heading`);
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
      assert.equal(`${/** @type {URL} */ (own).pathname.slice(1)}index.html`, page);
      const there = `${/** @type {URL} */ (other).pathname.slice(1)}index.html`;
      assert.ok(texts.get(there)?.includes(`<html lang="${lang === 'ja' ? 'en' : 'ja'}"`), there);
      assert.match(html, /<a class="other" href="[^"]*" hreflang="(ja|en)" lang="(ja|en)"/, page);
    }
    const inEnglish = readDocuments().filter(({ file }) => ENGLISH_ONLY.includes(file));
    assert.deepEqual(
      alone.filter((page) => !WITHOUT_WORDS.test(page)).sort(),
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
        assert.ok(isTheirs || !there.includes('rel="alternate" hreflang'), `${page}: ${tag}`);
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
          assert.equal(url.protocol, 'https:', `${page}: ${link}`);
          continue;
        }
        assert.ok(url.pathname.startsWith(`${PATH}/`), `${page} leads out of the site: ${link}`);
        const anchor = decodeURIComponent(url.hash.slice(1));
        url.hash = '';
        if (!responses.has(url.href)) responses.set(url.href, fetch(url));
        const answer = await /** @type {Promise<Response>} */ (responses.get(url.href));
        assert.equal(answer.status, 200, `${page}: ${link}`);
        if (!anchor || anchor.includes('=')) continue;
        const there = texts.get(
          `${url.pathname.slice(PATH.length + 1)}index.html`.replace('.htmlindex', ''),
        );
        const names = there ?? (url.pathname.endsWith('.html') ? html : '');
        assert.ok(names.includes(`id="${anchor}"`), `${page}: ${link} has no such place`);
      }
    }
    assert.ok(responses.size > 30);
  });

  it('links from themes in a document to the theme page', () => {
    assert.ok(texts.get('theming/index.html')?.includes('href="../en/theme/"'));
    assert.ok(texts.get('ja/theming/index.html')?.includes('href="../../theme/"'));
  });

  it('has an index for language models', () => {
    const text = readFileSync(join(folder, 'llms.txt'), 'utf8');
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    assert.ok(links.length > 20);
    for (const link of links)
      assert.ok(existsSync(join(folder, link.replace(/\/$/, '/index.html'))), link);
    assert.doesNotMatch(text, /\p{Script=Hiragana}/u);
  });

  it('has each document as Markdown beside its page, with working links', () => {
    for (const { url, file, title } of readDocuments()) {
      const page = url.slice(1);
      const html = texts.get(`${page}index.html`) ?? '';
      assert.match(
        html,
        /<link rel="alternate" type="text\/markdown" href="index\.html\.md"/,
        page,
      );
      const text = readFileSync(join(folder, page, 'index.html.md'), 'utf8');
      assert.match(text, /^# /m, file);
      assert.ok(text.includes(title.replace(/[<>]/g, '').split(' ')[0] ?? ''), file);
      for (const [, link = ''] of text
        .replace(/^ *```.*?^ *```|`[^`\n]*`/gms, '')
        .matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^(\w+:|#)/.test(link)) continue;
        const path = join(folder, page, decodeURI(link.replace(/#.*/, '')));
        assert.ok(existsSync(path), `${file}: ${link}`);
      }
    }
  });

  it('has all documents for users in one file', () => {
    const text = readFileSync(join(folder, 'llms-full.txt'), 'utf8');
    for (const heading of ['# Guide', '# `<mkt-ranking>`', '# Commands', '# Blog services'])
      assert.ok(text.includes(`\n${heading}\n`) || text.startsWith(heading), heading);
    assert.doesNotMatch(text, /# Architecture/);
    for (const [, link = ''] of text.matchAll(/\]\(([\w/-]+\/index\.html\.md)[#)]/g))
      assert.ok(existsSync(join(folder, link)), link);
  });

  it('has the skill for assistants', () => {
    const skill = readFileSync(join(folder, 'skills/mkt-widgets/SKILL.md'), 'utf8');
    for (const [, link = ''] of skill.matchAll(/\]\(([^)]+)\)/g))
      assert.ok(existsSync(join(folder, 'skills/mkt-widgets', link)), link);
  });
});
