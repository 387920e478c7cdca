/** Snippets that people paste: those of the documents, of the skill for assistants and of the builder. */
import { autop } from '@wordpress/autop';
import { expect } from 'chai';
import MarkdownIt from 'markdown-it';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { blocksOf } from '../../integrations/check/templates.js';
import { Examination } from '../../integrations/wordpress/examination.js';
import { skillFiles } from '../../scripts/skill/skill.js';
import { FORMS, type Page } from '../../site/scripts/builder/snippets.js';
import type { Widget } from '../../site/scripts/types.js';
import { runWith } from '../command/command.js';
import { codeBlocks, codeBlocksIn, pages, textOf } from './pages.js';

const markdown = new MarkdownIt({ html: true });

type Node = DefaultTreeAdapterTypes.Node;

/** An element with its children, or a text. */
type Tree = string | { readonly [tag: string]: readonly Tree[] };

/** The tree of HTML without white space, line breaks and paragraphs without attributes, which WordPress adds. */
function treeOf(node: Node): readonly Tree[] {
  const children =
    'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child): readonly Tree[] => {
    if (child.nodeName === '#text' && 'value' in child) {
      const text = child.value.replace(/\s+/g, ' ').trim();
      return text ? [text] : [];
    }
    if (!('attrs' in child) || child.tagName === 'br') return [];
    if (child.tagName === 'p' && !child.attrs.length) return treeOf(child);
    const attributes = child.attrs.map(({ name, value }) => ` ${name}="${value}"`);
    return [{ [child.tagName + attributes.join('')]: treeOf(child) }];
  });
}

/** Minifiers omit `</option>`. WordPress's classic editor and Markdown put each tag that they do not know, and each line, into paragraphs. */
function expectToSurviveParagraphs(html: string): void {
  const tree = treeOf(parseFragment(html));
  const minified = html.replaceAll('</option>', '');
  for (const converted of [autop(html), markdown.render(html), minified])
    expect(treeOf(parseFragment(converted)), html).to.deep.equal(tree);
}

const HAS_ELEMENT = /<mkt-|\sdata-mkt=/;
const snippetsIn = (blocks: readonly string[]) => blocks.filter((html) => HAS_ELEMENT.test(html));

/** A page of a language with a snippet, and with the tags of the page that the snippet lacks. */
const wholePage = (html: string, language: string) =>
  `<!doctype html><html lang="${language}">
${
  html.includes('<script')
    ? ''
    : `<link rel="stylesheet" href="https://cdn.example/mkt.css">
<script src="https://cdn.example/mkt.js" data-base-url="https://service.example"
  data-application-id="APP" ${html.includes('affiliate-id=') ? '' : 'data-affiliate-id="AFF"'} async></script>`
}
${html}`;

describe('a paragraph around the tags of a snippet', () => {
  it('is noticed if it ends the element before its content', () => {
    for (const [open, close, inner] of [
      [
        'mkt-config consent="click"',
        'mkt-config',
        '\n\nA paragraph.\n\n<mkt-ranking></mkt-ranking>',
      ],
      ['mkt-campaign', 'mkt-campaign', '<p slot="text">Today</p>'],
      ['mkt-shortlist', 'mkt-shortlist', '<ul><li data-isbn="1">One</li></ul>'],
      ['mkt-ranking', 'mkt-ranking', '<p><a href="https://market.example/">All</a></p>'],
    ])
      expect(() => expectToSurviveParagraphs(`<${open}>${inner}</${close}>`), open).to.throw();
  });
});

describe('the snippets of the documents', () => {
  for (const page of pages) {
    const snippets = snippetsIn(codeBlocks(page, 'html'));
    if (!snippets.length) continue;
    const language = /\bja\b/.test(page) ? 'ja' : 'en';

    it(`keep their content in Markdown and the classic editor of WordPress: ${page}`, () => {
      for (const html of snippets) expectToSurviveParagraphs(html);
      // Some Markdown takes any line with one for a row of a table.
      expect(snippets.join()).not.to.include('|');
    });

    it(`have no problem for doctor, and for the plugin of WordPress: ${page}`, async () => {
      const settings = { 'base-url': 'https://service.example', 'application-id': 'APP' };
      const posts = new Examination({
        settings,
        frameUrl: '/',
        base: 'https://blog.example/',
        locale: language,
      });
      for (const [id, html] of snippets.entries()) posts.add({ id, html, refused: [] });
      expect(posts.rows.filter(({ code }) => code !== 'foreign')).to.deep.equal([]);
      for (const html of snippets) {
        const { status, out } = await runWith(wholePage(html, language), 'doctor', '-');
        expect(status, out + html).to.equal(0);
      }
    });
  }
});

/** The markup of a component as HTML, without its listeners. */
const htmlOf = (code: string) =>
  (/<(mkt-|Mkt )[^]*<\/(mkt-[\w-]+|Mkt)>|\{% mkt [^]*endmkt/.exec(code)?.[0] ?? '')
    .replace(/\{% mkt "(\w+)".*?%\}(.*)\{% endmkt/, '<mkt-$1>$2</mkt-$1>')
    .replace(/<(\/?)Mkt(?: element="(\w+)")?/g, '<$1mkt-ranking')
    .replace(/ *\b(ref|onmkt-load)=({.*}|"\w+")(?=[\s>])|suppressHydrationWarning/g, '')
    .replace(/={(\d+)}/g, '="$1"');

describe('the documents for frameworks', () => {
  for (const name of 'angular astro eleventy next nuxt react svelte sveltekit vue'.split(' ')) {
    for (const language of ['en', 'ja'])
      it(`have no problem for doctor in their snippets: ${name}, ${language}`, async () => {
        const file = `docs/${language === 'ja' ? 'ja/' : ''}places/${name}.md`;
        const htmls = blocksOf(textOf(file)).map(({ code }) => htmlOf(code));
        const html = htmls.filter(Boolean).join('\n');
        expect(html).to.include('<mkt-ranking');
        const { status, out } = await runWith(wholePage(html, language), 'doctor', '-');
        expect(status, out + html).to.equal(0);
      });
  }

  it('show the files of the samples', () => {
    const squeezed = (text: string) => text.replace(/\s+/g, '');
    for (const name of ['next', 'nuxt', 'sveltekit'])
      for (const { language, code, file } of blocksOf(textOf(`docs/places/${name}.md`)))
        if (!['sh', 'json'].includes(language))
          expect(squeezed(textOf(`integrations/${name}/${file}`)), file).to.equal(squeezed(code));
  });
});

describe('the snippets of the skill', () => {
  for (const [name, text] of Object.entries(skillFiles())) {
    const snippets = snippetsIn(codeBlocksIn(text, 'html'));
    if (!snippets.length) continue;
    it(`keep their content in Markdown and the classic editor of WordPress: ${name}`, () => {
      for (const html of snippets) expectToSurviveParagraphs(html);
    });
  }
});

describe('the snippets of the builder', () => {
  const LINK = 'https://market.example/1';
  const ranking: Widget = {
    tag: 'mkt-ranking',
    attributes: { heading: 'Teas' },
    link: LINK,
    linkText: 'All teas',
    options: [
      { slot: 'genre', value: '100371', text: 'Teas' },
      { slot: 'shop', value: 'https://shop.example/?q={title}', text: 'Another shop' },
    ],
  };
  const items = [
    { ids: { 'hotel-no': '1' }, link: LINK, name: 'One', words: 'Quiet.', award: 'Best' },
    { ids: { isbn: '9784999900008' }, link: '', name: '', words: 'A book.', award: '' },
  ];
  const shortlist: Widget = { ...ranking, tag: 'mkt-shortlist', options: [], items };
  const campaign = { text: 'Five times the points', from: '', until: '', days: '5' };
  const page: Page = {
    account: { 'application-id': 'APP' },
    kit: 'https://cdn.example/mkt/',
    pages: 'https://blog.example/mkt/',
    integrity: {},
    withScript: true,
    withStyles: true,
    info: { tag: 'mkt-ranking', attributes: [] },
    label: 'PR',
  };
  const size = { width: 360, height: 200 };
  for (const form of ['element', 'div', 'iframe'] as const) {
    it(`keep their content in Markdown and the classic editor of WordPress: ${form}`, () => {
      for (const widget of [ranking, shortlist]) {
        for (const whole of [
          widget,
          { ...widget, campaign },
          { ...widget, link: '', linkText: 'Tea' },
        ])
          for (const withHead of [true, false])
            expectToSurviveParagraphs(
              FORMS[form](whole, { ...page, withScript: withHead, withStyles: withHead }, size),
            );
      }
    });
  }
});
