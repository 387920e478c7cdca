/** Pasting a snippet of any kind restores all of its values. */
import fc from 'fast-check';
import { expect } from '../../../test/support/index.js';
import type { ElementInfo } from '../elements.js';
import { parseSnippet } from './paste.js';
import { FORMS, type Page } from './snippets.js';
import type { Widget } from './state.js';

const attribute = (name: string, property = name) =>
  ({ name, property, kind: 'text' }) as unknown as ElementInfo['attributes'][number];

const info: ElementInfo = {
  tag: 'mkt-ranking',
  attributes: [attribute('genre-id', 'genreId'), attribute('heading')],
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

  const opened = (text: string) => parseSnippet(text, [info])!;

  for (const [how, text] of [
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
    it(`is opened if an editor has changed it: ${how}`, () => {
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
