/** Snippets for places that no test page can be: whatever is entered arrives there as it was. */
import { describe, it } from 'node:test';
import { expect } from 'chai';
import ts from 'typescript';
import { FORMS, type Page } from './snippets.js';
import type { Widget } from './state.js';

const NASTY = `"Tea" & <b>'cake'</b> {x} [y] \\ 50%`;

const widget: Widget = {
  tag: 'mkt-ranking',
  attributes: { 'genre-id': '100371', heading: NASTY, bookmarks: '' },
  link: 'https://market.example/?a=1&b=[2]',
  linkText: NASTY,
  options: [],
};

const attribute = (name: string, property: string) =>
  ({ name, property }) as Page['info']['attributes'][number];

const page: Page = {
  account: { 'application-id': 'APP' },
  kit: 'https://cdn.example/mkt/',
  withScript: true,
  withStyles: true,
  info: {
    tag: 'mkt-ranking',
    description: '',
    attributes: [attribute('genre-id', 'genreId'), attribute('heading', 'heading')],
  },
};

type Made = readonly [tag: string, props: object, ...children: unknown[]];

describe('a snippet', () => {
  it('for JSX has its values as properties, and its words as text', () => {
    const { outputText } = ts.transpileModule(`made = (${FORMS.jsx(widget, page)})`, {
      compilerOptions: { jsx: ts.JsxEmit.React, jsxFactory: 'h', target: ts.ScriptTarget.ES2022 },
    });
    const h = (...all: unknown[]) => all;
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- What a bundler makes of the snippet.
    const run = new Function('h', `let made; ${outputText}; return made`) as (h: unknown) => Made;
    const [tag, props, link] = run(h) as [string, object, Made];
    expect(tag).to.equal('mkt-ranking');
    expect(props).to.deep.equal({ genreId: '100371', heading: NASTY, bookmarks: true });
    const [, { href }, ...words] = link as unknown as [string, { href: string }, ...string[]];
    expect(href).to.equal(widget.link);
    expect(words.join('')).to.equal(NASTY);
  });

  it('for Hugo has values that it reads as they are, and its link in Markdown', () => {
    const snippet = FORMS.hugo(widget);
    const [, heading = ''] = /heading=`([^`]*)`/.exec(snippet) ?? [];
    expect(heading).to.equal(NASTY);
    expect(snippet).to.match(/^\{\{< mkt element="ranking" genre-id="100371" /);
    expect(snippet).to.contain(
      String.raw`\{x\} \[y\] \\ 50%](<https://market.example/?a=1&b=[2]>)`,
    );
  });

  it('for WordPress keeps brackets out of the shortcode, which they would end', () => {
    const snippet = FORMS.wordpress(widget);
    const [open = ''] = snippet.split('\n');
    expect(open).to.match(/^\[mkt ranking genre-id="100371" heading="[^"[\]]*" bookmarks\]$/);
    expect(open).to.contain('&quot;Tea&quot; &amp; &lt;b>');
    expect(snippet).to.match(/\[\/mkt\]$/);
  });

  it('for JSX has braces of an address as they are, and an empty text as one', () => {
    const snippet = FORMS.jsx(
      { ...widget, link: 'https://market.example/{id}', attributes: { 'genre-id': '' } },
      {
        ...page,
        info: { ...page.info, attributes: [{ ...attribute('genre-id', 'genreId'), kind: 'text' }] },
      },
    );
    expect(snippet).to.contain('href="https://market.example/{id}"').and.contain('genreId=""');
  });

  for (const form of Object.keys(FORMS) as (keyof typeof FORMS)[]) {
    it(`has no link that would run a script: ${form}`, () => {
      const link = ' JavaScript:alert(1)';
      const snippet = FORMS[form]({ ...widget, link }, page, { width: 360, height: 200 });
      expect(snippet).not.to.match(/javascript/i);
    });
  }

  it('has no token of a reader in the address of a frame', () => {
    const attributes = { 'access-token': 'SECRET', limit: '2' };
    const snippet = FORMS.iframe({ ...widget, attributes }, page, { width: 360, height: 200 });
    expect(snippet).to.contain('limit=2').and.not.contain('SECRET');
  });

  it('has the script tag with what belongs to the person, once a page', () => {
    const whole = FORMS.element(widget, page);
    expect(whole).to.contain('data-application-id="APP"').and.contain('mkt.css');
    const further = FORMS.element(widget, { ...page, withScript: false, withStyles: false });
    expect(further).to.match(/^<mkt-ranking /);
  });
});
