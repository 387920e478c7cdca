/** The builder reports at its fields what the panel reports on a page. */
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { elementsOf } from '../elements.js';
import { en } from '../words/en.js';
import { ja } from '../words/ja.js';
import { check, notesOf } from './check.js';
import type { Seen } from './preview.js';
import { startOf } from './state.js';
import type { Widget } from '../types.js';

const manifest = readFileSync(new URL('../../../custom-elements.json', import.meta.url), 'utf8');
const elements = elementsOf(JSON.parse(manifest) as Parameters<typeof elementsOf>[0]);

/** A preview that reports nothing. */
const SEEN = {
  ...({ phase: 'ready', problems: [], displayIssues: [], records: [] } as const),
  ...({ notes: [], gone: [] } as const),
};

const problemsOf = (
  changes: Partial<Widget>,
  seen: Partial<Seen> = {},
  words = en,
  tag = 'mkt-ranking',
) =>
  check(
    { ...startOf(tag), ...changes },
    elements.find((element) => element.tag === tag)!,
    { ...SEEN, ...seen },
    words,
  );

const shop = (value: string, text = 'Other') => ({ options: [{ slot: 'shop', value, text }] });

describe('a field of the builder reports', () => {
  it('dates and days of a campaign that no element reads', () => {
    const campaign = { text: ' ', from: '11/20', until: 'soon', days: '5;10' };
    const problems = problemsOf({ campaign });
    expect(problems['campaign-from']).to.contain('2026-11-27');
    expect(problems['campaign-until']).to.contain('2026-11-27');
    expect(problems['campaign-days']).to.contain('5,10,15');
    const past = { text: 'x', from: '', until: '2020-01-01', days: '' };
    expect(problemsOf({ campaign: past })['campaign-until']).to.contain('over');
    expect(problemsOf({ campaign: { ...past, until: '' } })).to.deep.equal({});
  });

  it('an address of a shop without https://, and an unknown placeholder', () => {
    const records = [{ itemName: 'Tea', itemCode: 'a:1' }];
    expect(problemsOf(shop('shop.example/{title}'))['shop-0']).to.contain('https://');
    const unknown = problemsOf(shop('https://shop.example/{titel}', ' '), { records });
    expect(unknown['shop-0']).to.contain('{titel}').and.contain('{title}?');
    expect(
      problemsOf(shop('https://shop.example/{itemCode}?q={title}'), { records }),
    ).to.deep.equal({});
  });

  it('links to shops that a layout or a fixed size has no space for', () => {
    const link = shop('https://shop.example/{title}');
    const shown = (attributes: Widget['attributes']) =>
      problemsOf({ ...link, attributes })['shop-0'];
    expect(shown({ layout: 'compact' })).to.contain('layout="compact"');
    expect(shown({ fit: '300x250' })).to.contain('fit="300x250"');
    expect(shown({ layout: 'grid' })).to.equal(undefined);
  });

  it('settings with rules of their own, in the language of the page', () => {
    const attributes = { consent: 'クリック', analytics: 'ga4', 'link-params': 'scid={post}' };
    expect(problemsOf({ attributes }, {}, ja)).to.have.all.keys(Object.keys(attributes));
    expect(problemsOf({ attributes }, {}, ja)['consent']).to.contain('次のどれか');
    expect(problemsOf({ attributes: { names: 'acme' } })['names']).to.contain('site=acme');
    const displayIssues = [{ code: 'required', parameter: 'mapUrl' }] as const;
    expect(problemsOf({}, { displayIssues })).to.have.property('map-url');
  });

  it('wrong and unavailable numbers of items, and addresses that are no links', () => {
    const item = { ids: {}, link: '', name: '', words: '', award: '' };
    const items = [
      { ...item, ids: { 'hotel-no': 'x' } },
      { ...item, ids: { 'item-number': '' } },
      { ...item, ids: { isbnjan: '9784999900008', 'item-number': '' }, link: 'market.example' },
      { ...item, ids: { 'hotel-no': '999999' }, link: 'https://market.example/' },
    ];
    const problems = problemsOf(
      { ...startOf('mkt-shortlist'), items },
      { gone: ['hotel-no="999999"'] },
      en,
      'mkt-shortlist',
    );
    expect(Object.keys(problems).filter((id) => id.startsWith('item-'))).to.deep.equal([
      'item-0-hotel-no',
      'item-2-link',
      'item-3-hotel-no',
    ]);
    expect(problems['item-2-link']).to.contain('https://');
  });

  it('no empty field, which its hint explains', () => {
    const campaign = { text: ' ', from: '', until: '', days: '5' };
    expect(problemsOf({ campaign, ...shop('https://shop.example/{title}', ' ') })).to.deep.equal(
      {},
    );
    const item = { link: '', name: '', words: '', award: '' };
    const items = [
      { ...item, ids: { 'item-number': '' } },
      { ...item, ids: {} },
    ];
    const list = { ...startOf('mkt-shortlist'), items };
    expect(problemsOf(list, {}, en, 'mkt-shortlist')).to.deep.equal({});
  });

  for (const text of ['<b>Tea</b>', 'Tea<br>', 'Tea &amp; cake', '</p>', '<img src="x">'])
    it(`HTML in a field for words: ${text}`, () => {
      const campaign = { text, from: '', until: '', days: '5' };
      const attributes = { heading: text };
      const link = { ...shop('https://shop.example/{title}', text), linkText: text };
      const problems = problemsOf({ attributes, campaign, ...link });
      const fields = ['heading', 'link-text', 'campaign-text', 'shop-text-0'];
      expect(Object.keys(problems)).to.deep.equal(fields);
      for (const problem of Object.values(problems)) expect(problem).to.contain('plain text');
      const item = { ids: { 'hotel-no': '12401' }, link: '', name: text, words: text, award: text };
      const list = { ...startOf('mkt-shortlist'), items: [item] };
      expect(problemsOf(list, {}, ja, 'mkt-shortlist')).to.have.all.keys(
        ...['item-0-name', 'item-0-words', 'item-0-award'],
      );
    });

  it('no text with other signs', () => {
    for (const heading of ['5 < 7 & 8 > 3', 'a<3', 'Tea & cake', '<3', 'R&D;'])
      expect(problemsOf({ attributes: { heading } }), heading).to.deep.equal({});
  });

  it('attributes that have no effect beside fit', () => {
    const attributes = { fit: '300x250', layout: 'grid' };
    expect(problemsOf({ attributes })['layout']).to.contain('fit');
  });
});

describe('the notes of the builder', () => {
  it('are findings in the person’s language, without those that a field or the state shows', () => {
    const notes = [
      { code: 'emptyControls', detail: 'genre, age' },
      { code: 'ignored', detail: 'min-charge' },
      { code: 'nothingFound', detail: 'MarketItem/Ranking' },
      { code: 'template', detail: 'data-text: needs the name of a field' },
    ] as const;
    for (const words of [en, ja])
      expect(notesOf({ notes }, words)).to.deep.equal([
        { text: words.needsChoices('genre') },
        { text: words.needsChoices('age') },
        { text: words.finding('template'), detail: 'data-text: needs the name of a field' },
      ]);
  });
});
