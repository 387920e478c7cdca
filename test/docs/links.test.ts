import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect } from 'chai';
import { anchorOf } from '../../site/markdown.js';
import { pages, textOf } from './pages.js';

/** The words of a Markdown text, with its code, without its signs. */
const wordsIn = (text: string) =>
  text.replace(/<!--.*?-->/gs, '').match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];

const withoutCode = (text: string) =>
  text.replace(/^ *```.*?^ *```/gms, '').replace(/`[^`]*`/g, '');

const anchorsOf = (page: string) =>
  [...textOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

const linksIn = (text: string) =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);

describe('the documents', () => {
  for (const page of pages) {
    it(`${page} links to existing pages`, () => {
      // In the repository, other texts are in place of the generated parts.
      for (const link of linksIn(textOf(page) + readFileSync(page, 'utf8'))) {
        if (/^\w+:/.test(link)) continue;
        const [path, anchor] = link.split('#');
        const file = path ? posix.join(posix.dirname(page), path) : page;
        expect(existsSync(file), `${link}: there is no ${file}`).to.equal(true);
        if (anchor) expect(anchorsOf(file), link).to.include(anchor);
      }
    });
  }

  for (const page of pages) {
    it(`${page} names existing files`, () => {
      const spans = [...textOf(page).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
      for (const span of spans) {
        // Patterns and placeholders name several files, and `src` can be that of the user's app.
        if (span.startsWith('src/App.')) continue;
        if (!/^(src|test|build|bench|demo|docs)\/[\w./-]+$/.test(span)) continue;
        expect(existsSync(span), `there is no ${span}`).to.equal(true);
      }
    });
  }

  it('are all linked from the README, directly or through others', () => {
    const reached = new Set(['README.md']);
    for (const page of reached) {
      for (const link of linksIn(textOf(page))) {
        const [path = ''] = link.split('#');
        const file = posix.join(posix.dirname(page), path);
        if (pages.includes(file)) reached.add(file);
      }
    }
    const installed = pages.filter((page) => page !== 'sandbox/README.md');
    expect([...reached]).to.have.members(installed);
  });

  it('begin with a README of at most 500 words before the table of elements', () => {
    for (const page of ['README.md', 'README.ja.md']) {
      const [before = ''] = textOf(page).split('<!-- elements:begin -->');
      expect(wordsIn(before).length, page).to.be.within(50, 500);
    }
  });

  it('tell bloggers, publishers and developers what they need in at most 2,200 words each', () => {
    for (const page of ['guide', 'guide-publishers', 'guide-developers'])
      expect(wordsIn(textOf(`docs/${page}.md`)).length, page).to.be.within(500, 2_200);
    expect(wordsIn(textOf('docs/performance.md')).length).to.be.within(100, 300);
  });
});
