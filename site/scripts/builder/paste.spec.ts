/** Pasting a snippet of any kind restores all of its values. */
import fc from 'fast-check';
import { expect } from '../../../test/support/index.js';
import type { ElementInfo } from '../elements.js';
import { parseSnippet } from './paste.js';
import { FORMS, type Page } from './snippets.js';
import type { Widget } from '../types.js';

const attribute = (name: string) =>
  ({ name, kind: 'text' }) as unknown as ElementInfo['attributes'][number];

const info: ElementInfo = {
  tag: 'mkt-ranking',
  attributes: ['genre-id', 'heading', 'access-token'].map(attribute),
};
const page: Page = {
  account: { 'application-id': 'APP' },
  kit: 'https://cdn.example/mkt/',
  pages: 'https://blog.example/mkt/',
  integrity: {},
  withScript: true,
  withStyles: true,
  info,
  label: 'PR',
};

/** Characters and prefixes with a meaning in a kind of snippet. */
// prettier-ignore
const PIECES = [
  '&', '<', '>', '"', "'", '`', '\\', '[', ']', '{', '}', '%', '(', ')', '!', '*', '-', '=',
  'a', '茶', '　', ' ', '&amp;', '&#91;', '[mkt ranking]', '[/mkt]', '{{< mkt >}}', '{"x"}',
  '<mkt-ranking ', '<iframe src=', '</a>', '" data-mkt="', '={1}', '{{%', '</script>', '//',
];
const WORDS = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...PIECES) }))
  .map((text) =>
    text
      .replace(/\p{Cc}/gu, '')
      .replace(/ +/g, ' ')
      .trim(),
  );

describe('a pasted snippet', () => {
  // A plain copy has the entries, but not the element.
  const forms = Object.keys(FORMS).filter((form) => form !== 'plain');
  for (const form of forms as (keyof typeof FORMS)[]) {
    it(`restores all values: ${form}`, () => {
      const hasCampaign = form === 'element' || form === 'div' || form === 'jsx';
      const hasOptions = form !== 'hugo' && form !== 'iframe' && form !== 'oembed';
      fc.assert(
        fc.property(WORDS, WORDS, WORDS, (heading, linkText, path) => {
          const widget: Widget = {
            tag: 'mkt-ranking',
            attributes: { 'genre-id': '100371', heading },
            link: `https://market.example/?q=${encodeURIComponent(path)}&b=(2)`,
            linkText: linkText || 'All',
            options: hasOptions ? [{ slot: 'genre', value: heading, text: linkText }] : [],
            ...(hasCampaign && {
              campaign: { text: linkText || '5x', from: '2026-11-27', until: '', days: '5,10' },
            }),
          };
          const snippet = FORMS[form](widget, page, { width: 360, height: 200 });
          const pasted = parseSnippet(snippet, [info]);
          expect(pasted?.widget).to.deep.equal(widget);
          expect(pasted?.leftovers).to.deep.equal([]);
        }),
      );
    });
  }

  const list: ElementInfo = { tag: 'mkt-shortlist', attributes: [attribute('heading')] };
  for (const form of ['element', 'div', 'wordpress', 'jsx'] as const) {
    it(`restores the items of a list: ${form}`, () => {
      fc.assert(
        fc.property(WORDS, WORDS, WORDS, (name, words, award) => {
          const item = {
            ids: { isbnjan: '9784999900008', 'item-number': '4529999000007' },
            link: 'https://market.example/?a=1&b=2',
            name: name || 'All',
            words,
            award,
          };
          const widget: Widget = {
            tag: 'mkt-shortlist',
            attributes: { heading: name },
            link: '',
            linkText: '',
            options: [],
            items: [item, { ...item, ids: { 'hotel-no': '10101' }, link: '', name: '' }],
          };
          const snippet = FORMS[form](widget, { ...page, info: list });
          const pasted = parseSnippet(snippet, [list]);
          expect(pasted?.widget).to.deep.equal(widget);
          expect(pasted?.leftovers).to.deep.equal([]);
        }),
      );
    });
  }

  it('names the markup of a list that the form has no field for', () => {
    const { widget, leftovers } = parseSnippet(
      `<mkt-shortlist><ul><li data-hotelno="1" data-hotel-no="10101"><a href="https://market.example/">Inn</a>
        <p>Quiet, <b>really</b>.</p><dl><dt>Good</dt><dd>Bath</dd></dl></li></ul><h2>More</h2></mkt-shortlist>`,
      [list],
    )!;
    expect(widget!.items).to.deep.equal([
      {
        ids: { 'hotel-no': '10101' },
        link: 'https://market.example/',
        name: 'Inn',
        words: 'Quiet, really.',
        award: '',
      },
    ]);
    expect(leftovers.map(({ code, name }) => [code, name])).to.deep.equal([
      ['inside', 'b'],
      ['inside', 'dl'],
      ['attribute', 'data-hotelno'],
      ['inside', 'h2'],
    ]);
  });

  const opened = (text: string) => parseSnippet(text, [info])!;

  for (const [title, text, name] of [
    [
      'a frame',
      '<iframe src="https://blog.example/mkt/embed.html?tag=mkt-ranking&access-token=SECRET"></iframe>',
      'access-token',
    ],
    [
      'an oEmbed response',
      JSON.stringify({
        html: '<iframe src="https://blog.example/embed.html?tag=mkt-ranking&query=a%3D1%26access_token%3DSECRET"></iframe>',
      }),
      'query',
    ],
    [
      'an element',
      '<mkt-ranking access-token="SECRET" genre-id="2"></mkt-ranking>',
      'access-token',
    ],
    [
      'an element from a server of React',
      '<mkt-ranking accessToken="SECRET" genreId="2"></mkt-ranking>',
      'access-token',
    ],
    ['an element with a query', '<mkt-ranking query="accessToken=SECRET"></mkt-ranking>', 'query'],
    ['a data element', '<div data-mkt="ranking" data-access-token="SECRET"></div>', 'access-token'],
    ['a shortcode', '[mkt ranking access-token="SECRET"][/mkt]', 'access-token'],
    [
      'a config',
      '<mkt-config access-token="SECRET"><mkt-ranking></mkt-ranking></mkt-config>',
      'access-token',
    ],
    [
      'a script tag',
      '<script src="mkt.js" data-access-token="SECRET"></script><mkt-ranking></mkt-ranking>',
      'access-token',
    ],
  ] as const) {
    it(`drops the token of a reader, and names it: ${title}`, () => {
      const pasted = opened(text);
      expect(pasted.leftovers).to.deep.equal([{ code: 'private', name }]);
      expect(JSON.stringify(pasted)).not.to.contain('SECRET');
      const snippets = (['element', 'div', 'wordpress', 'jsx'] as const).map((form) =>
        FORMS[form](pasted.widget!, page),
      );
      expect(snippets.join()).not.to.contain('SECRET');
    });
  }

  for (const [title, text] of [
    [
      'escaped',
      '<p>&lt;mkt-ranking genre-id="12" heading="A &amp;amp; B"&gt;&lt;/mkt-ranking&gt;</p>',
    ],
    ['escaped twice', '&amp;lt;mkt-ranking genre-id="12" heading="A &amp;amp;amp; B"&amp;gt;'],
    ['with curly quotes', '<mkt-ranking genre-id=“12” heading=”A &amp; B“></mkt-ranking>'],
    ['for WordPress, with curly quotes', '[mkt ranking genre-id=″12″ heading=‘A &amp; B’][/mkt]'],
    [
      'as WordPress shows it',
      '&lt;mkt-ranking genre-id=&#8220;12&#8221; heading=&#8221;A &amp;amp; B&#8221;&gt;',
    ],
  ] as const) {
    it(`is opened if an editor has changed it: ${title}`, () => {
      expect(opened(text).widget!.attributes).to.deep.equal({ 'genre-id': '12', heading: 'A & B' });
    });
  }

  it('keeps curly quotes in words', () => {
    const text = '<mkt-ranking heading="the sign =“x”" genre-id="12"></mkt-ranking>';
    expect(opened(text).widget!.attributes['heading']).to.equal('the sign =“x”');
  });

  it('has no folder if its files have no address', () => {
    const { widget, kit } = opened(
      '<script src="javascript:mkt"></script><mkt-ranking></mkt-ranking>',
    );
    expect([widget?.tag, kit]).to.deep.equal(['mkt-ranking', undefined]);
  });
});
