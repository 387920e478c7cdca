/** Snippets for places without a test page: all values arrive there unchanged. */
import { expect } from 'chai';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import ts from 'typescript';
import * as kit from '../../../src/index.js';
import { FORMS, lacksItems } from './snippets.js';
import type { Form, Widget } from '../types.js';
import { NASTY, widget, page, attribute } from '../../test/sample-snippet.js';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const SIGNS = Array.from('ab茶  \n&;<>"\'`\\[]{}%$#=/-_*!|:.@~^');
/** Arbitrary text, without the characters that HTML cannot contain. */
const WORDS = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...SIGNS) }))
  .map((text) => text.replace(/[^\P{Cc}\n]/gu, ''));
/** Displayed text: HTML collapses white space. */
const collapsed = (text: string) => text.replace(/[ \n]+/g, ' ').trim();

/** An address with normalized escapes: Markdown escapes more characters than a browser. */
const plain = (address: string) =>
  new URL(address).href.replace(/%([2-7][\dA-F])/gi, (escaped) => decodeURIComponent(escaped));

interface Read {
  readonly heading: unknown;
  readonly href: unknown;
  readonly text: unknown;
}

/** All kinds of snippets preserve any text and address. */
function arrives(read: (snippet: Widget) => Read): void {
  fc.assert(
    fc.property(WORDS, WORDS, WORDS, (heading, linkText, path) => {
      const link = `https://market.example/?q=${path.replace(/\s/g, '+')}`;
      const attributes = { 'genre-id': '100371', heading: `x${heading}` };
      const { heading: read_, href, text } = read({ ...widget, attributes, link, linkText });
      expect(read_).to.equal(`x${heading}`);
      expect(plain(String(href))).to.equal(plain(link));
      expect(text).to.equal(collapsed(linkText) || link);
    }),
    { examples: [[NASTY, NASTY, NASTY]] },
  );
}

const parsed = (html: string) => parseFragment(html).childNodes[0] as Element;
const attributeIn = ({ attrs }: Element, named: string) =>
  attrs.find(({ name }) => name === named)?.value;
const textIn = ({ childNodes }: Element) =>
  childNodes.map((node: Node) => ('value' in node ? node.value : '<>')).join('');

/** The values in HTML whose element contains its link. */
function readHtml(html: string, prefix = ''): Read {
  const element = parsed(html);
  const link = element.childNodes.find((node): node is Element => node.nodeName === 'a')!;
  return {
    heading: attributeIn(element, `${prefix}heading`),
    href: attributeIn(link, 'href'),
    text: textIn(link),
  };
}

/** Compiles JSX like a bundler. */
function readJsx(snippet: string): readonly [tag: string, props: object, ...children: unknown[]] {
  const { outputText, diagnostics } = ts.transpileModule(`made = (${snippet})`, {
    fileName: 'snippet.tsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.React, jsxFactory: 'h', target: ts.ScriptTarget.ES2022 },
  });
  expect(diagnostics?.map(({ messageText }) => messageText)).to.deep.equal([]);
  const h = (...all: unknown[]) => all;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- Runs the compiled snippet.
  const run = new Function('h', `let made; ${outputText}; return made`) as (
    h: unknown,
  ) => ReturnType<typeof readJsx>;
  return run(h);
}

const bare = { ...page, withScript: false, withStyles: false };

describe('a snippet', () => {
  it('for JSX has its values as attributes', () => {
    const [tag, props] = readJsx(FORMS.jsx(widget, page));
    expect(tag).to.equal('mkt-ranking');
    expect(props).to.deep.equal({ 'genre-id': '100371', heading: NASTY, bookmarks: true });
  });

  it('for JSX compiles with any text, and contains it unchanged', () => {
    arrives((given) => {
      const [, props, link] = readJsx(FORMS.jsx(given, page));
      const [, { href }, ...words] = link as [string, { href: string }, ...string[]];
      return { heading: (props as { heading: string }).heading, href, text: words.join('') };
    });
  });

  for (const [form, prefix] of [
    ['element', ''],
    ['div', 'data-'],
  ] as const) {
    it(`for HTML preserves any text, without code for templates or WordPress: ${form}`, () => {
      arrives((given) => {
        const snippet = FORMS[form](given, bare);
        expect(snippet).not.to.match(/[[\]]|\{[^\w]|\{\w*[^\w}]|\}\}/);
        return readHtml(snippet, prefix);
      });
    });
  }

  it('shows the placeholders of other shops as they are written, except where braces are code', () => {
    const value = 'https://shop.example/?q={title}&b={{x}}';
    const given = { ...widget, options: [{ slot: 'shop', value, text: 'Other {shop}' }] };
    const shop =
      '<a slot="shop" href="https://shop.example/?q={title}&amp;b=&#123;&#123;x&#125;&#125;">Other {shop}</a>';
    for (const form of ['element', 'div', 'wordpress'] as const)
      expect(FORMS[form](given, bare), form).to.contain(shop);
    const [, , , link] = readJsx(FORMS.jsx({ ...given, link: '' }, page));
    expect((link as [string, object])[1]).to.deep.equal({ slot: 'shop', href: value });
  });

  it('for WordPress contains no further brackets, and no backslashes, which WordPress would remove', () => {
    arrives((given) => {
      const snippet = FORMS.wordpress(given, page);
      expect(snippet.match(/\[[^\s\]]*|\]/g)).to.deep.equal(['[mkt', ']', '[/mkt', ']']);
      expect(snippet).not.to.contain('\\');
      const [open = '', ...rest] = snippet.split('\n');
      const html = [`<p ${open.slice(1, -1)}>`, ...rest.slice(0, -1), '</p>'].join('\n');
      return readHtml(html.trim());
    });
  });

  it('for WordPress is a tag if an attribute is only for administrators', () => {
    const mapUrl = { ...attribute('map-url'), format: 'httpUrl' as const };
    const info = { ...page.info, attributes: [mapUrl] };
    const given = { ...widget, attributes: { 'map-url': 'https://map.example/' } };
    const snippet = FORMS.wordpress(given, { ...page, info });
    expect(snippet).to.match(/^<mkt-ranking map-url="https:\/\/map.example\/">/);
  });

  it('for Hugo has quoted values of plain characters and references', () => {
    arrives((given) => {
      const [open = '', link = ''] = FORMS.hugo(given, page).split('\n');
      const values = /^\{\{< mkt element="ranking" genre-id="100371" heading="([^"`\\]*)" >\}\}$/;
      const [, value = ''] = values.exec(open) ?? [];
      const heading = textIn(parsed(`<p>${value.replaceAll('<', '&lt;')}</p>`));
      // The Markdown parser of Hugo also changes addresses and quotation marks.
      const markdown = new MarkdownIt({ linkify: true, typographer: true });
      return { ...readHtml(markdown.render(link.trim())), heading };
    });
  });

  const PAID =
    /<a href=\S+ rel="sponsored nofollow noopener">.*<\/a>\s*({" "})?<small>PR<\/small>/s;
  const LABELS = {
    element: PAID,
    div: PAID,
    wordpress: PAID,
    jsx: PAID,
    // The page in the frame, and the shortcode of Hugo, add the rel.
    iframe: /link-label=PR/,
    oembed: /link-label=PR/,
    hugo: /\)\n {2}PR\n/,
  } as const;
  for (const [form, pattern] of Object.entries(LABELS) as [Form, RegExp][]) {
    it(`marks the fallback as paid for search engines and readers: ${form}`, () => {
      const made = (attributes: Widget['attributes']) =>
        FORMS[form]({ ...widget, linkText: 'Tea', attributes }, page, { width: 360, height: 200 });
      expect(made({})).to.match(pattern);
      expect(made({ disclosure: '' })).not.to.contain('PR');
    });
  }

  it('for JSX keeps an empty text', () => {
    const genre = { ...attribute('genre-id'), kind: 'text' as const };
    const info = { ...page.info, attributes: [genre] };
    const snippet = FORMS.jsx({ ...widget, attributes: { 'genre-id': '' } }, { ...page, info });
    expect(snippet).to.contain('genre-id=""');
  });

  for (const form of Object.keys(FORMS) as (keyof typeof FORMS)[]) {
    it(`contains no link that would run a script: ${form}`, () => {
      for (const script of [' JavaScript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x']) {
        const options = [{ slot: 'shop', value: script, text: 'Other shop' }];
        const odd = { ...widget, link: script, options };
        const snippet = FORMS[form](odd, page, { width: 360, height: 200 });
        expect(snippet).not.to.match(/javascript|alert|text\/html/i);
      }
    });
  }

  it('has no token of a reader in the address of a frame', () => {
    const attributes = { 'access-token': 'SECRET', limit: '2' };
    const snippet = FORMS.iframe({ ...widget, attributes }, page, { width: 360, height: 200 });
    expect(snippet).to.contain('limit=2').and.not.contain('SECRET');
  });

  it('lets the frame of a search around readers have their position', () => {
    for (const { tag, definition } of Object.values(kit).filter((one) => 'definition' in one)) {
      const frame = FORMS.iframe({ ...widget, tag }, page, { width: 360, height: 200 });
      expect(frame.includes('allow="geolocation"'), tag).to.equal('nearMe' in definition);
    }
  });

  it('requests with fetch in a frame, for services that check the registered site', () => {
    const attributes = { transport: 'frame', limit: '2' };
    const size = { width: 360, height: 200 };
    for (const form of ['iframe', 'oembed'] as const) {
      const snippet = FORMS[form]({ ...widget, attributes }, { ...page, withFetch: true }, size);
      expect(snippet.match(/transport=\w+/g), form).to.deep.equal(['transport=fetch']);
      expect(FORMS[form](widget, page, size), form).not.to.contain('transport');
    }
  });
});

describe('a snippet of a list', () => {
  const item = { ids: { 'hotel-no': '1' }, link: 'https://market.example/1', name: 'One' };
  const list: Widget = {
    tag: 'mkt-shortlist',
    attributes: { heading: 'Two' },
    link: 'https://market.example/unused',
    linkText: '',
    options: [],
    items: [
      { ...item, words: 'Quiet.', award: 'Best' },
      { ...item, ids: { isbnjan: '2', 'item-number': '' }, link: '', words: 'A\nbook', award: '' },
    ],
  };
  const REL = 'rel="sponsored nofollow noopener"';

  it('has the items in their order, with their words, and one label', () => {
    expect(FORMS.element(list, bare)).to.equal(
      `<div data-mkt="shortlist" data-heading="Two">
  <div data-hotel-no="1" data-award="Best">
    <a href="https://market.example/1" ${REL}>One</a>
    <p>Quiet.</p>
  </div>
  <div data-isbnjan="2">
    <p>A book</p>
  </div>
  <small>PR</small>
</div>`,
    );
  });

  it('for WordPress has a line for each item, since WordPress ends paragraphs at lines', () => {
    expect(FORMS.wordpress(list, page).split('\n')).to.deep.equal([
      '[mkt shortlist heading="Two"]',
      `  <div data-hotel-no="1" data-award="Best"><a href="https://market.example/1" ${REL}>One</a><p>Quiet.</p></div>`,
      '  <div data-isbnjan="2"><p>A book</p></div>',
      '  <small>PR</small>',
      '[/mkt]',
    ]);
  });

  it('is not offered where it cannot hold the items', () => {
    const all = Object.keys(FORMS) as Form[];
    expect(all.filter((form) => lacksItems(form, list))).to.deep.equal([
      'iframe',
      'oembed',
      'hugo',
    ]);
    expect(all.filter((form) => lacksItems(form, widget))).to.deep.equal([]);
  });

  it('keeps any text as text, and no link that would run a script', () => {
    fc.assert(
      fc.property(WORDS, WORDS, WORDS, (name, words, award) => {
        const texts = { name: `x${name}`, words: `x${words}`, award: `x${award}` };
        const items = [
          { ...item, ...texts },
          { ...item, ...texts, link: 'javascript:alert(1)' },
        ];
        const snippet = FORMS.element({ ...list, items }, bare);
        expect(snippet).not.to.contain('javascript:');
        const [first] = parsed(snippet).childNodes.filter((node) => node.nodeName === 'div');
        const [link, text] = (first as Element).childNodes.filter(
          (node): node is Element => node.nodeName !== '#text',
        );
        expect(attributeIn(first as Element, 'data-award')).to.equal(collapsed(texts.award));
        expect(textIn(link!)).to.equal(collapsed(texts.name));
        expect(textIn(text!)).to.equal(collapsed(texts.words));
      }),
      { examples: [[NASTY, NASTY, NASTY]] },
    );
  });

  it('for JSX has elements inside', () => {
    const [, , first, second] = readJsx(FORMS.jsx(list, page)) as unknown as unknown[][];
    expect(first!.slice(0, 2)).to.deep.equal([
      'div',
      { 'data-hotel-no': '1', 'data-award': 'Best' },
    ]);
    expect(second!.slice(2)).to.deep.equal([['p', null, 'A book']]);
  });
});
