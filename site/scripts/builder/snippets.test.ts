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

  it('for Hugo quotes values as Go does, and has its link in Markdown', () => {
    const snippet = FORMS.hugo(widget);
    const [, heading = ''] = /heading=("(?:[^"\\]|\\.)*")/.exec(snippet) ?? [];
    expect(JSON.parse(heading)).to.equal(NASTY);
    expect(snippet).to.match(/^\{\{< mkt element="ranking" genre-id="100371" /);
    expect(snippet).to.contain(String.raw`{x} \[y\] \\ 50%](<https://market.example/?a=1&b=[2]>)`);
  });

  it('for WordPress keeps brackets out of the shortcode, which they would end', () => {
    const snippet = FORMS.wordpress(widget);
    const [open = ''] = snippet.split('\n');
    expect(open).to.match(/^\[mkt ranking genre-id="100371" heading="[^"[\]]*" bookmarks\]$/);
    expect(open).to.contain('&quot;Tea&quot; &amp; &lt;b>');
    expect(snippet).to.match(/\[\/mkt\]$/);
  });

  it('has the script tag with what belongs to the person, once a page', () => {
    const whole = FORMS.element(widget, page);
    expect(whole).to.contain('data-application-id="APP"').and.contain('mkt.css');
    const further = FORMS.element(widget, { ...page, withScript: false, withStyles: false });
    expect(further).to.match(/^<mkt-ranking /);
  });
});
